// An agent's host on the official TypeScript client. It writes what it is answered, one JSON value a line.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const client = new Client({ name: 'host', version: '1' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${process.env.URL}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${process.env.AGENT}` } },
  }),
);

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
    orderNumber: '10001', lineId: '1', quantity: 1, reason: 'style', resolution: 'refund', ...changes,
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
