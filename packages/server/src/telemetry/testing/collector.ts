import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';
import { listenOnFreePort } from '../../testing/child-server.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  kind: z.number(),
  status: z.object({ code: z.number() }),
  attributes: z.array(attribute),
});
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

type ReceivedSpan = z.output<typeof spanSchema>;

/** A collector that receives spans by OTLP in JSON. */
export interface Collector {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  /** What it received, as text. */
  text(): string;
  close(): void;
}

/** @param answers false for a collector that accepts requests and never answers */
export async function startCollector({ answers = true } = {}): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  let text = '';
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    text += `${request.url} ${body}\n`;
    const { resourceSpans } = z.parse(bodySchema, JSON.parse(body));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    if (answers) response.setHeader('content-type', 'application/json').end('{}');
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint, spans, text: () => text, close };
}
