import { describe, expect, it, vi } from 'vitest';
import { baseQuery, callOf } from './base-query.ts';
import { postCalls } from './contract/posts.ts';
import { fakeIdentity, fakeNetwork, testRoot } from './testing/store.ts';
import { postWireOf } from './testing/wires.ts';

const refusal = { success: false, error: 'Please sign in.', code: 'UNAUTHENTICATED' };
const readPost = callOf(postCalls.getPost, { id: 'post-1' });

describe('a read that the page has sent before', () => {
  const url = `${testRoot}/post/post-1`;
  const body = JSON.stringify({ success: true, post: postWireOf() });
  const sendWith = (early: Promise<Response>) => {
    const earlyRead = vi.fn((_address: string): Promise<Response> | undefined => undefined);
    earlyRead.mockImplementationOnce((address) => (address === url ? early : undefined));
    const environment = { root: testRoot, identity: fakeIdentity(), newKey: () => 'fresh-key', earlyRead };
    const api = { extra: environment, signal: new AbortController().signal };
    return baseQuery(readPost, api as Parameters<typeof baseQuery>[1], {});
  };

  it('is not sent again', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true } }));
    const { data } = await sendWith(Promise.resolve(new Response(body)));
    expect(data).toMatchObject({ post: { id: 'post-1' } });
    expect(sent).toHaveLength(0);
  });

  it('when it failed, is sent again', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true, post: postWireOf() } }));
    const { data } = await sendWith(Promise.reject(new TypeError('Failed to fetch')));
    expect(data).toMatchObject({ post: { id: 'post-1' } });
    expect(sent).toHaveLength(1);
  });

  it('when its token is refused, is sent again with a new one', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true, post: postWireOf() } }));
    const { data } = await sendWith(Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 })));
    expect(data).toMatchObject({ post: { id: 'post-1' } });
    expect(sent).toHaveLength(1);
  });
});
