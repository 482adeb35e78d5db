import type { Comment } from '@aura/domain/entities';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewComments } from './use-new-comments.ts';

const comment = (id: string, minute: number, isOwner = false): Comment => ({
  id,
  text: id,
  author: { username: 'jo', displayName: 'Jo', avatar: null },
  isOwner,
  createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
  likeCount: 0,
  liked: false,
  replyCount: 0,
  parentId: null,
  editedAt: null,
  isDeleted: false,
});

/** Renders the hook with the comments of a post. */
function show(comments: readonly Comment[] | null) {
  const { result, rerender } = renderHook(
    ({ postId, of }: { postId: string; of: readonly Comment[] | null }) => useNewComments(postId, of),
    { initialProps: { postId: 'p1', of: comments } },
  );
  return {
    ids: () => result.current.comments?.map(({ id }) => id),
    waiting: () => result.current.newComments?.count,
    press: () => act(() => result.current.newComments?.onShow()),
    change: (of: readonly Comment[] | null, postId = 'p1') => rerender({ postId, of }),
  };
}

const first = comment('first', 1);
const second = comment('second', 2);

it('comments of others that arrive wait until they are shown', () => {
  const panel = show([first]);
  panel.change([second, first]);
  expect([panel.ids(), panel.waiting()]).toEqual([['first'], 1]);
  panel.press();
  expect([panel.ids(), panel.waiting()]).toEqual([['second', 'first'], undefined]);
});

it('an own comment is shown at once, and those of others go on waiting', () => {
  const panel = show([first]);
  panel.change([comment('own', 3, true), second, first]);
  expect([panel.ids(), panel.waiting()]).toEqual([['own', 'first'], 1]);
});

it('the first comment of a post is shown, and later ones wait', () => {
  const panel = show([]);
  panel.change([first]);
  expect([panel.ids(), panel.waiting()]).toEqual([['first'], undefined]);
  panel.change([second, first]);
  expect(panel.waiting()).toBe(1);
});

it('a comment that is deleted while it waits is no longer counted', () => {
  const panel = show([first]);
  panel.change([second, first]);
  panel.change([first]);
  expect(panel.waiting()).toBeUndefined();
});

it('the comments of another post, and those that load again, are shown whole', () => {
  const panel = show([first]);
  panel.change([second, first], 'p2');
  expect(panel.waiting()).toBeUndefined();
  panel.change(null, 'p3');
  expect(panel.ids()).toBeUndefined();
  panel.change([second, first], 'p3');
  expect(panel.ids()).toEqual(['second', 'first']);
});
