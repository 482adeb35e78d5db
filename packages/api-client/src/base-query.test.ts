import { describe, expect, it, vi } from 'vitest';
import { baseQuery, type CallArgs, callOf } from './base-query.ts';
import { commentCalls } from './contract/comments.ts';
import { postCalls } from './contract/posts.ts';
import { profileChangeCalls } from './contract/profile-changes.ts';
import { wishlistCalls } from './contract/wishlist.ts';
import { fakeIdentity, fakeNetwork, type Reply, testRoot } from './testing/store.ts';
import { commentWireOf, postWireOf } from './testing/wires.ts';

const done: Reply = { body: { success: true } };
const refused: Reply = {
  status: 401,
  body: { success: false, error: 'Please sign in.', code: 'UNAUTHENTICATED' },
};
const like = callOf(wishlistCalls.addFavorite, { email: 'mira@example.test', itemID: 'item-1' });
const readPost = callOf(postCalls.getPost, { id: 'post-1' });
const comment = { Email: 'mira@example.test', userName: 'mira', postID: 'post-1', comment: 'Hi' };

const report = vi.fn();

async function send(args: CallArgs, identity = fakeIdentity(), signal = new AbortController().signal) {
  report.mockClear();
  const environment = { root: testRoot, identity, newKey: () => 'fresh-key', report };
  const api = { extra: environment, signal } as Parameters<typeof baseQuery>[1];
  return baseQuery(args, api, {});
}

it('a call that may be sent when its page is left continues without the page; others do not', async () => {
  const sent = fakeNetwork(() => done);
  await send({ ...like, keepalive: true });
  await send(like);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

describe('the token', () => {
  it('is sent with every call of a signed-in user, public calls included', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true, post: postWireOf() } }));
    await send(readPost);
    expect(sent.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer token-1']);
  });

  it('when the user is signed out, is not sent with public calls', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true, post: postWireOf() } }));
    const { data } = await send(readPost, fakeIdentity({ getToken: async () => null }));
    expect(data).toMatchObject({ post: { id: 'post-1' } });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('when it is required and missing, the call fails without a request', async () => {
    const sent = fakeNetwork(() => done);
    const { error } = await send(like, fakeIdentity({ getToken: async () => null }));
    expect(error).toMatchObject({ kind: 'api', status: 401, code: 'UNAUTHENTICATED' });
    expect(sent).toHaveLength(0);
  });

  it('when the server answers 401, is refreshed once and the call is repeated', async () => {
    const identity = fakeIdentity();
    const sent = fakeNetwork((request) =>
      request.headers.get('Authorization') === 'Bearer token-1' ? refused : done,
    );
    const { data } = await send(like, identity);
    expect(data).toEqual({ success: true });
    expect(sent).toHaveLength(2);
    expect(await sent[1]?.json()).toEqual({ email: 'mira@example.test', itemID: 'item-1' });
    expect(identity.refused).not.toHaveBeenCalled();
  });

  it('when the refreshed one is rejected too, the session is reported as refused', async () => {
    const identity = fakeIdentity();
    const sent = fakeNetwork(() => refused);
    const { error } = await send(like, identity);
    expect(error).toMatchObject({ status: 401, message: 'Please sign in.' });
    expect(sent).toHaveLength(2);
    expect(identity.refused).toHaveBeenCalledTimes(1);
  });

  it('when it cannot be refreshed, the session is reported as refused', async () => {
    const identity = fakeIdentity({ getToken: async ({ force = false } = {}) => (force ? null : 'old') });
    const sent = fakeNetwork(() => refused);
    await send(like, identity);
    expect(sent).toHaveLength(1);
    expect(identity.refused).toHaveBeenCalledTimes(1);
  });

  it('when several concurrent calls are answered 401, is refreshed once', async () => {
    const identity = fakeIdentity();
    fakeNetwork((request) => (request.headers.get('Authorization') === 'Bearer token-1' ? refused : done));
    await Promise.all([send(like, identity), send(like, identity), send(like, identity)]);
    expect(vi.mocked(identity.getToken).mock.calls.filter(([options]) => options?.force)).toHaveLength(1);
  });

  it('when the server requires a recent sign-in, is not refreshed and the session stays valid', async () => {
    const identity = fakeIdentity();
    const sent = fakeNetwork(() => ({
      status: 401,
      body: { success: false, error: '', code: 'RECENT_LOGIN_REQUIRED' },
    }));
    const { error } = await send(
      callOf(profileChangeCalls.deleteAccount, { userID: 'a@b.test', confirmationText: 'DELETE_MY_ACCOUNT' }),
      identity,
    );
    expect(error).toMatchObject({ status: 401, code: 'RECENT_LOGIN_REQUIRED' });
    expect(sent).toHaveLength(1);
    expect(identity.refused).not.toHaveBeenCalled();
  });

  it('when the identity provider is unreachable, the call fails with a network error', async () => {
    const identity = fakeIdentity({ getToken: vi.fn().mockRejectedValue(new Error('offline')) });
    fakeNetwork(() => done);
    expect((await send(like, identity)).error).toMatchObject({ kind: 'network', status: null });
    expect(identity.refused).not.toHaveBeenCalled();
  });
});

describe('the idempotency key', () => {
  const keyOf = async (args: CallArgs) => {
    const sent = fakeNetwork(() => ({ body: { success: true, comment: commentWireOf() } }));
    await send(args);
    return sent[0]?.headers.get('Idempotency-Key');
  };

  it('is the key that the caller passes, so that a repeated request has the same one', async () => {
    expect(await keyOf(callOf(commentCalls.addComment, comment, { idempotencyKey: 'mine' }))).toBe('mine');
  });
  it('is generated when the caller passes none', async () => {
    expect(await keyOf(callOf(commentCalls.addComment, comment))).toBe('fresh-key');
  });
  it('is sent with idempotent calls only', async () => {
    expect(await keyOf(readPost)).toBeNull();
  });
});

describe('a response', () => {
  const answered = async (reply: Reply, args: CallArgs = readPost) => {
    fakeNetwork(() => reply);
    return send(args);
  };

  it('has the API root in its metadata, for the URLs of images', async () => {
    expect((await answered({ body: { success: true, post: postWireOf() } })).meta).toEqual({
      root: { public: testRoot, signed: testRoot },
    });
  });

  it('has the address of the CDN in its metadata, when one serves public images', async () => {
    fakeNetwork(() => ({ body: { success: true, post: postWireOf() } }));
    const imageRoot = 'https://images.example/aura';
    const environment = { root: testRoot, imageRoot, identity: fakeIdentity(), newKey: () => 'fresh-key' };
    const { signal } = new AbortController();
    const api = { extra: environment, signal } as Parameters<typeof baseQuery>[1];
    const { meta } = await baseQuery(readPost, api, {});
    expect(meta).toEqual({ root: { public: imageRoot, signed: testRoot } });
  });

  it('without an envelope is used as the payload', async () => {
    const post = postWireOf();
    expect((await answered({ body: post })).data).toEqual({ success: true, post });
    expect((await answered({ body: { post } })).data).toEqual({ success: true, post });
  });

  it('that is a list without an envelope is used as the payload', async () => {
    const args = callOf(postCalls.getPostsByIds, { ids: ['post-1'] });
    expect((await answered({ body: [postWireOf()] }, args)).data).toMatchObject({
      posts: [{ id: 'post-1' }],
    });
  });

  it('without an envelope gets one when the call has no payload field', async () => {
    const page = { total_posts: 0, returned_posts: 0, posts: [], search_term: null };
    expect((await answered({ body: page }, callOf(postCalls.getPosts, {}))).data).toEqual({
      success: true,
      ...page,
    });
  });

  it('with status 200 and success false is an error with the status of its code', async () => {
    const body = { success: false, error: 'Gone', code: 'NOT_FOUND' };
    expect((await answered({ body })).error).toEqual({
      kind: 'api',
      status: 404,
      code: 'NOT_FOUND',
      message: 'Gone',
    });
    expect((await answered({ body: { success: false } })).error).toMatchObject({ status: 200, code: null });
  });

  it('with an error status is an error regardless of its body', async () => {
    expect((await answered({ status: 502, text: '<html>' })).error).toEqual({
      kind: 'api',
      status: 502,
      code: null,
      message: '',
    });
    expect((await answered({ status: 500, body: { code: 'MADE_UP', error: 7 } })).error).toMatchObject({
      code: null,
      message: '',
    });
  });

  it.each([
    ['no JSON', { text: '<!doctype html>' }],
    ['another shape', { body: { success: true, post: { id: 1 } } }],
    ['nothing', { text: '' }],
  ])('with %s is malformed', async (_what, reply) => {
    expect((await answered(reply)).error).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('when the connection fails, is a network error', async () => {
    fakeNetwork(() => {
      throw new TypeError('fetch failed');
    });
    expect((await send(readPost)).error).toMatchObject({ kind: 'network', status: null });
  });

  it('when the timeout is exceeded, is a timeout error', async () => {
    fakeNetwork(() => {
      throw new DOMException('late', 'TimeoutError');
    });
    expect((await send(readPost)).error).toMatchObject({ kind: 'timeout' });
  });

  it('when the request is aborted, is an aborted error', async () => {
    fakeNetwork(() => done);
    expect((await send(readPost, fakeIdentity(), AbortSignal.abort())).error).toMatchObject({
      kind: 'aborted',
    });
  });
});

describe('the report of errors', () => {
  it.each([
    ['is refused', () => refused, { kind: 'api', status: 401 }],
    ['has a malformed answer', () => ({ text: '' }), { kind: 'malformed' }],
    ['has no answer', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
  ])('when a call %s, receives its error and its name', async (_what, answer, error) => {
    fakeNetwork(answer);
    await send(readPost);
    expect(report.mock.calls).toEqual([[expect.objectContaining(error), 'getPost']]);
  });

  it('when a call succeeds or is aborted, receives nothing', async () => {
    fakeNetwork(() => done);
    await send(like);
    expect(report).not.toHaveBeenCalled();
    await send(like, fakeIdentity(), AbortSignal.abort());
    expect(report).not.toHaveBeenCalled();
  });
});
