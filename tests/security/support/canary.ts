import { createServer } from 'node:http';
import { listenOnFreePort } from '../../../packages/server/src/testing/child-server.ts';

/** A server on loopback that must not be contacted. */
export async function startCanary() {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    response.end();
  });
  const port = await listenOnFreePort(server);
  return { address: `http://127.0.0.1:${port}`, hits, close: () => server.close() };
}
