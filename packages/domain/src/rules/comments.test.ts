import { describe, expect, it } from 'vitest';
import type { Comment } from '../entities.ts';
import { commentThreads, threadIdOf, withComment } from './comments.ts';

function comment(id: string, minute: number, parentId: string | null = null): Comment {
  return {
    id,
    text: id,
    author: { username: 'jo', displayName: 'Jo', avatar: null },
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
    likeCount: 0,
    replyCount: 0,
    parentId,
    isOwner: false,
  };
}

function shape(comments: readonly Comment[]) {
  return commentThreads(comments).map(({ root, replies }) => [root.id, replies.map((reply) => reply.id)]);
}

describe('commentThreads', () => {
  it('puts threads newest first and replies oldest first', () => {
    const comments = [comment('a', 1), comment('b', 2), comment('b2', 9, 'b'), comment('b1', 3, 'b')];
    expect(shape(comments)).toEqual([
      ['b', ['b1', 'b2']],
      ['a', []],
    ]);
  });

  it('hangs a reply to a reply onto the thread, whatever the order of the list', () => {
    const comments = [comment('c', 3, 'b'), comment('b', 2, 'a'), comment('a', 1)];
    expect(shape(comments)).toEqual([['a', ['b', 'c']]]);
  });

  it('shows a comment whose parent does not exist as a thread', () => {
    expect(shape([comment('a', 1), comment('orphan', 2, 'gone')])).toEqual([
      ['orphan', []],
      ['a', []],
    ]);
  });

  it('loses nothing and ends when parents form a ring', () => {
    const comments = [comment('a', 1, 'b'), comment('b', 2, 'a'), comment('c', 3, 'c')];
    const ids = commentThreads(comments).flatMap(({ root, replies }) => [root, ...replies]);
    expect(ids.map((one) => one.id).sort()).toEqual(['a', 'b', 'c']);
  });

  it('orders comments of the same time by id', () => {
    expect(shape([comment('b', 1), comment('a', 1)])).toEqual(shape([comment('a', 1), comment('b', 1)]));
  });
});

describe('replying', () => {
  it('joins the thread of the comment replied to', () => {
    expect(threadIdOf(comment('a', 1))).toBe('a');
    expect(threadIdOf(comment('b', 2, 'a'))).toBe('a');
  });

  it('adds a comment once', () => {
    const list = withComment([comment('a', 1)], comment('b', 2));
    expect(withComment(list, comment('b', 3)).map((one) => one.id)).toEqual(['a', 'b']);
  });
});
