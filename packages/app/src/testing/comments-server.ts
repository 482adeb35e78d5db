import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import { vi } from 'vitest';
import { postWire } from './post-wire.ts';

const createdAt = '2026-05-06T12:00:00.000Z';
const author = { username: 'jo', displayName: '', profilePicId: null };

/** Creates a comment as the server sends it. */
export const commentWire = (id: string, text: string): CommentWire => ({
  ...author,
  ...{ id, text, createdAt, email: 'jo', likes: 0, liked: false, replyCount: 0, parentComment: '' },
  ...{ isOwner: false, editedAt: null, deleted: false },
});

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
  const comments = [commentWire('first', 'So well cut')];
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
      ...{ post: form.get('postID') ?? '', text, parent: form.get('parentComment') },
      key: request.headers.get('idempotency-key'),
    });
    const isThere = await new Promise<boolean>((resolve) => {
      state.answer = (found = true) => resolve(found);
    });
    if (isThere) return Response.json({ success: true, comment: commentWire(`new-${text}`, text) });
    const { code, status } = state.refusal;
    return Response.json({ success: false, error: '', code }, { status });
  });
  return state;
}
