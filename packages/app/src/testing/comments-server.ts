import { commentWire, postWire } from '@aura/api-client/testing/blank-wires';
import { vi } from 'vitest';
import { failure } from './failure.ts';

const author = { username: 'jo', displayName: '', profilePicId: null };

/**
 * Mocks a server with the comments of a post. It records the sent comments and responds to one when `answer` is called;
 * with `isDown` every request fails.
 */
export function serveComments() {
  const server = {
    sent: [] as { post: string; text: string; parent: string | null; key: string | null }[],
    isDown: false,
    isDeleted: false,
  };
  const refusal = { code: 'NOT_FOUND', status: 404 };
  const comments = [commentWire({ id: 'first', text: 'So well cut' })];
  const state = {
    ...server,
    refusal,
    commentCount: 1,
    comments,
    earlier: comments,
    answer: (_isThere = true) => {},
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (pathname.includes('/post/')) {
      if (state.isDeleted) return Response.json({ success: false, error: '', ...refusal }, { status: 404 });
      const id = pathname.split('/').at(-1) ?? '';
      const { comments: shown, commentCount } = state;
      const post = postWire({ ...author, id, image: null, commentCount, comments: shown, isOwner: false });
      return Response.json({ success: true, post });
    }
    if (pathname.includes('/comments/')) {
      return Response.json({ success: true, comments: state.earlier, hasMore: false });
    }
    if (request.method === 'GET')
      return Response.json({ success: false, error: '', ...refusal }, { status: 404 });
    const form = new URLSearchParams(await request.text());
    const text = form.get('comment') ?? '';
    state.sent.push({
      post: form.get('postID') ?? '',
      text,
      parent: form.get('parentComment'),
      key: request.headers.get('idempotency-key'),
    });
    const isThere = await new Promise<boolean>((resolve) => {
      state.answer = (found = true) => resolve(found);
    });
    if (isThere) return Response.json({ success: true, comment: commentWire({ id: `new-${text}`, text }) });
    const { code, status } = state.refusal;
    return failure(status, code);
  });
  return state;
}
