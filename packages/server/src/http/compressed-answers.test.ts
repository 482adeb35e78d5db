import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharePost } from '../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  await sharePost(server, mira, { caption: 'wool '.repeat(300) });
});
afterAll(() => server.close());

const get = async (path: string, encodings: string) =>
  server.app.request(`/api/aura${path}`, {
    headers: { authorization: `Bearer ${mira.token}`, 'accept-encoding': encodings },
  });

describe('an answer above 1 KB', () => {
  const feed = '/posts?offset=0&limit=10';

  it('is compressed for clients that accept gzip', async () => {
    const response = await get(feed, 'gzip, deflate, br');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const json = gunzipSync(bytes).toString();
    expect(JSON.parse(json).posts).toHaveLength(1);
    expect(bytes.length).toBeLessThan(json.length / 2);
  });

  it.each(['br', 'gzip;q=0'])('is sent as it is to a client that accepts %s', async (encodings) => {
    const response = await get(feed, encodings);
    expect(response.headers.get('content-encoding')).toBeNull();
    const length = Number(response.headers.get('content-length'));
    expect(length).toBe(Buffer.byteLength(await response.text()));
  });
});

it('a short answer is not compressed', async () => {
  const response = await get('/checkUsername?username=mira', 'gzip');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBeNull();
});
