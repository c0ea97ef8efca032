package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StripeSettingsTest {
    @Test
    void thereIsNoStripeWithoutAKey() {
        for (var properties : new Map<?, ?>[] {Map.of(), Map.of("returns.refunds.stripe.key", "")}) {
            try (var context = started(properties)) {
                assertFalse(context.containsBean(StripeGateway.class));
                assertFalse(context.containsBean(StripeWebhookController.class));
            }
        }
    }

    @Test
    void thereIsNoWebhookWithoutASecret() {
        try (var context =
                started(Map.of("returns.refunds.stripe.key", "sk_test", "returns.refunds.stripe.webhook-secret", ""))) {
            assertTrue(context.containsBean(StripeGateway.class));
            assertFalse(context.containsBean(StripeWebhookController.class));
        }
    }

    @Test
    void whatIsNotSetIsAsStripeHasIt() {
        try (var context = started(Map.of("returns.refunds.stripe.key", "sk_test"))) {
            var settings = context.getBean(StripeSettings.class);
            assertEquals("https://api.stripe.com", settings.baseUrl());
            assertEquals(300, settings.webhookTolerance().toSeconds());
            assertFalse(settings.toString().contains("sk_test"), settings.toString());
        }
    }

    @SuppressWarnings("unchecked")
    private static ApplicationContext started(Map<?, ?> properties) {
        return ApplicationContext.run((Map<String, Object>) properties);
    }
}
