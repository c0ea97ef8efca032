package returns.bootstrap.architecture;

/** Where modules stand: those of the service, and those that break every rule. */
record Layout(String root) {
    static final Layout SERVICE = new Layout("returns");
    static final Layout BROKEN = new Layout(Layout.class.getPackageName() + ".broken");

    String domain() {
        return root + ".domain";
    }

    String application() {
        return root + ".application";
    }

    String adapters() {
        return root + ".adapters";
    }

    String adapter(String name) {
        return adapters() + "." + name;
    }

    String persistence() {
        return adapter("persistence");
    }

    String bootstrap() {
        return root + ".bootstrap";
    }

    /** What jOOQ's generator writes: its names and packages are not ours to choose. */
    String generated() {
        return persistence() + ".jooq";
    }

    /** A library; where it is not to be had, a package that stands for it. */
    String absent(String library) {
        return equals(SERVICE) ? library : root + "." + library;
    }

    /** That package and those below, as ArchUnit writes it. */
    static String within(String name) {
        return name + "..";
    }
}
