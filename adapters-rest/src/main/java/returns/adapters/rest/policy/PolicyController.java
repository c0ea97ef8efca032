package returns.adapters.rest.policy;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.IfMatch;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.answers.Validation;
import returns.application.input.Written;
import returns.application.policy.PutPolicy;
import returns.application.policy.ShowPolicy;
import returns.application.policy.TryPolicy;
import returns.domain.access.Principal;
import returns.domain.policy.ReturnPolicy;

/** The return policy. */
@Controller("/policy")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Policy", description = "What the shop takes back, and on what terms")
@MayRefuse
final class PolicyController {
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private final PutPolicy put;
    private final ShowPolicy show;
    private final TryPolicy trial;

    PolicyController(PutPolicy put, ShowPolicy show, TryPolicy trial) {
        this.put = put;
        this.show = show;
        this.trial = trial;
    }

    @Put
    @Operation(
            operationId = "putPolicy",
            summary = "Put other rules in force, for orders that are placed from now on",
            description = "Versions are never edited: other rules are the next version. The rules that are in force"
                    + " again change nothing.",
            parameters = {
                @Parameter(
                        in = ParameterIn.HEADER,
                        name = HttpHeaders.IF_MATCH,
                        required = true,
                        description = "The ETag of the policy as it was read, or *",
                        example = "\"1\"",
                        schema = @Schema(type = "string"))
            })
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RulesDocument.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The version with these rules",
            content = @Content(schema = @Schema(implementation = PolicyDocument.class)),
            headers =
                    @Header(
                            name = HttpHeaders.ETAG,
                            description = "The version of the policy",
                            schema = @Schema(type = "string")))
    HttpResponse<?> put(
            @Parameter(hidden = true) Principal principal,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return Responses.of(
                IfMatch.in(headers)
                        .then(replaces -> Written.orMissing(body)
                                .as(RulesDocument.class, RulesDocument::rules)
                                .then(rules -> put.put(principal, replaces, rules))),
                PolicyController::tagged);
    }

    @Get
    @Operation(operationId = "showPolicy", summary = "Show the policy that orders go by that are placed now")
    @ApiResponse(
            responseCode = "200",
            description = "The newest version",
            content = @Content(schema = @Schema(implementation = PolicyDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal) {
        return Responses.of(show.inForce(principal), PolicyController::tagged);
    }

    @Get("/versions/{version}")
    @Operation(operationId = "showPolicyVersion", summary = "Show a version of the policy")
    @ApiResponse(
            responseCode = "200",
            description = "That version",
            content = @Content(schema = @Schema(implementation = PolicyDocument.class)))
    HttpResponse<?> version(@Parameter(hidden = true) Principal principal, String version) {
        return Responses.of(number(version).then(number -> show.version(principal, number)), PolicyController::tagged);
    }

    @Post("/try")
    @Operation(
            operationId = "tryPolicy",
            summary = "Tell what a draft would have decided otherwise in a period, and store nothing",
            description = "Over the orders that were placed from one time until before another, and their returns.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RulesDocument.class)))
    @ApiResponse(
            responseCode = "200",
            description = "Counts, and the first 100 differences",
            content = @Content(schema = @Schema(implementation = TrialDocument.class)))
    HttpResponse<?> attempt(
            @Parameter(hidden = true) Principal principal,
            @QueryValue @Nullable String from,
            @QueryValue @Nullable String to,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return Responses.of(
                period(from, to)
                        .then(period -> Written.orMissing(body)
                                .as(RulesDocument.class, RulesDocument::rules)
                                .then(draft -> trial.run(principal, period, draft))),
                result -> HttpResponse.ok(TrialDocument.of(result)));
    }

    private static Answer<TryPolicy.Period> period(@Nullable String from, @Nullable String to) {
        var v = new Validation();
        var first = v.required("from", from, StandardValues::moment);
        var end = v.required("to", to, StandardValues::moment);
        return v.whole("to", () -> new TryPolicy.Period(first.orElseThrow(), end.orElseThrow()));
    }

    private static MutableHttpResponse<?> tagged(ReturnPolicy policy) {
        return HttpResponse.ok(PolicyDocument.of(policy)).header(HttpHeaders.ETAG, IfMatch.tag(policy.version()));
    }

    private static Answer<Integer> number(String written) {
        return NUMBER.matcher(written).matches()
                ? Answer.done(Integer.valueOf(written))
                : Answer.refused(Refusal.notFound("version of the policy of that number"));
    }
}
