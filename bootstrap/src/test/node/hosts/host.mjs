// An agent's host on the official TypeScript client of a revision of the protocol, over HTTP or over the standard streams of
// ./run mcp: node host.mjs REVISION TRANSPORT. Its model is forgetful. It writes what it is answered, one JSON value a line.
const [revision, transport] = process.argv.slice(2);
const { AGENT, URL: url, ORDER, LINE, RUN } = process.env;

const clients = {
  '2025-11-25': async () => ({
    ...(await import('@modelcontextprotocol/sdk/client/index.js')),
    ...(await import('@modelcontextprotocol/sdk/client/streamableHttp.js')),
    ...(await import('@modelcontextprotocol/sdk/client/stdio.js')),
    options: {},
  }),
  '2026-07-28': async () => ({
    ...(await import('@modelcontextprotocol/client')),
    ...(await import('@modelcontextprotocol/client/stdio')),
    options: { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  }),
};
const { Client, StreamableHTTPClientTransport, StdioClientTransport, options } = await clients[revision]();

const transports = {
  http: () =>
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${AGENT}` } },
    }),
  stdio: () => new StdioClientTransport({ command: RUN, args: ['mcp'], env: process.env }),
};
const client = new Client({ name: 'host', version: '1' }, options);
await client.connect(transports[transport]());

const show = (value) => console.log(JSON.stringify(value));
let calls = 0;
const call = (name, args) =>
  client.callTool({
    name,
    arguments: args,
    _meta: { threadId: 'conversation-1', callId: `call-${++calls}` },
  });
const create = (changes) =>
  call('create_return', {
    orderNumber: ORDER, lineId: LINE, quantity: 1, reason: 'style', resolution: 'refund', ...changes,
  });

show((await client.listTools()).tools.map((tool) => tool.name));
const first = await create();
show(first);
show(await create());
show(await create({ quantity: 2 }));
const number = first.structuredContent.number;
show(await call('cancel_return', { returnNumber: number }));
show(await create());
show(await create({ previousReturn: number }));
show(await create({ previousReturn: number }));
await client.close();
