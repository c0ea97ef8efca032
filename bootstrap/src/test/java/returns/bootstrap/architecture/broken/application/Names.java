package returns.bootstrap.architecture.broken.application;

final class Names {
    record OrderImpl(String id) {}

    record OrderUtil(String id) {}

    record OrderUtils(String id) {}

    record OrderHelper(String id) {}

    record OrderManager(String id) {}

    record OrderDto(String id) {}

    record OrderService(String id) {}

    private Names() {}
}
