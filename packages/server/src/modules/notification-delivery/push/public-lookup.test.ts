import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { resolveByServers } from './public-lookup.ts';

const typeA = 1;

/** Starts a DNS server that knows only IPv4 addresses; without one it never answers. */
async function startDnsServer(address: readonly number[] | null): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address: client }) => {
    if (address === null) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isKnown = question.readUInt16BE(question.length - 4) === typeA;
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isKnown ? 1 : 0, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    const answer = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4, ...address]);
    socket.send(Buffer.concat([header, question, ...(isKnown ? [answer] : [])]), port, client);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

const resolve = (server: string) =>
  new Promise((done) => {
    resolveByServers([server])('push.example.com', { all: true }, (error, addresses) =>
      done(error?.code ?? addresses),
    );
  });

it('a name leads to the addresses of the DNS server, also when it has none of one family', async () => {
  const server = await startDnsServer([93, 184, 216, 34]);
  expect(await resolve(server)).toEqual([{ address: '93.184.216.34', family: 4 }]);
});

it('when the DNS server does not answer, the lookup fails within 5 seconds', async () => {
  const server = await startDnsServer(null);
  const start = performance.now();
  expect(await resolve(server)).toBe('ETIMEOUT');
  expect(performance.now() - start).toBeLessThan(5_000);
});
