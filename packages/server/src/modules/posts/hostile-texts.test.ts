import { postCalls } from '@aura/api-client/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRequest, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
});
afterAll(() => server.close());

describe('hostile texts', () => {
  const payloads = [
    "' or '1'='1",
    "'; drop table posts; --",
    '1) union select email from users --',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    "pg_sleep(5)'",
  ];

  it('are stored unchanged or rejected, and never executed', async () => {
    for (const payload of payloads) {
      const post = await sharePost(server, owner, { caption: payload });
      expect(post.caption).toBe(payload);
      const id = encodeURIComponent(payload);
      const headers = { authorization: `Bearer ${stranger.token}` };
      for (const path of [`/post/${id}`, `/item/${id}`, `/postItems/${id}`, `/posts?after=${id}`]) {
        const { status } = await server.app.request(`/api/aura${path}`, { headers });
        expect([400, 404]).toContain(status);
      }
      const { status } = await server.call(postCalls.getPosts, { search_term: payload }, stranger.token);
      expect(status).toBe(200);
    }
  });

  it('as file names and declared types have no effect', async () => {
    const request = await postRequest(owner);
    const form = new FormData();
    form.append('file', request.file, '../../../evil.svg');
    form.append('caption', '');
    form.append('userID', owner.email);
    form.append('auraTags', '[]');
    form.append('itemIDs', '[]');
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await server.app.request('/api/aura/addPost', { method: 'POST', body: form, headers });
    expect(answer.status).toBe(200);
    for await (const { key } of server.services.storage.list()) {
      expect(key).toMatch(/^[a-z0-9]{2}\/pic_[\w-]+\/(original|w\d+)\.jpg$|^health\/probe$/);
    }
  });
});
