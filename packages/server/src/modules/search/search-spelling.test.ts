import { searchCalls } from '@aura/api-client/contract/search';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mariam: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mariam = await server.signUp('mariam');
});
afterAll(() => server.close());

async function search(type: SearchType, q: string) {
  const { status, body } = await server.call(searchCalls.search, { q, type }, mariam.token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const people = async (q: string) => (await search('people', q)).people.map(({ username }) => username);

it('a search for people finds a name however accents are encoded in the name and in the search', async () => {
  await server.signUp('rose', { displayName: 'E\u0301l' });
  for (const q of ['\u00c9l', 'E\u0301l']) expect(await people(q), q).toEqual(['rose']);
});

it('a search for people finds letters of which JavaScript and PostgreSQL make different lower-case ones', async () => {
  await server.signUp('yilmaz', { displayName: 'İÇ ΝΟΣ' });
  for (const q of ['İÇ', 'İÇ ΝΟΣ']) expect(await people(q), q).toEqual(['yilmaz']);
});

it('a tag with a capital İ is found as it is written, and so are its posts', async () => {
  const { id } = await sharePost(server, mariam, { auraTags: ['#İpek'] });
  expect((await search('tags', '#İpek')).tags).toMatchObject([{ posts: 1 }]);
  for (const q of ['#İpek', 'İpek']) expect((await search('posts', q)).posts, q).toMatchObject([{ id }]);
});

it('a search for posts finds a caption however its accents are encoded', async () => {
  const { id } = await sharePost(server, mariam, { caption: 'A cafe\u0301' });
  for (const q of ['caf\u00e9', 'cafe\u0301'])
    expect((await search('posts', q)).posts, q).toMatchObject([{ id }]);
});
