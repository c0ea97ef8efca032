package returns.bootstrap.architecture.broken.adapters.rest;

import io.modelcontextprotocol.spec.McpSchema;

/** Speaks a protocol that is another adapter's. */
record KnowsMcp(McpSchema.Tool tool) {}
