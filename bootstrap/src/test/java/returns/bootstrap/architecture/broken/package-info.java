/** Classes that break the rules, each to prove that its rule notices. */
@NullMarked
package returns.bootstrap.architecture.broken;

import org.jspecify.annotations.NullMarked;
