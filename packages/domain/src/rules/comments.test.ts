import { describe, expect, it } from 'vitest';
import type { Comment } from '../entities.ts';
import {
  answeredComment,
  commentThreads,
  isWaiting,
  threadIdOf,
  withComment,
  withEarlierComments,
  withNewestComments,
  withoutComment,
} from './comments.ts';

function comment(id: string, minute: number, parentId: string | null = null): Comment {
  return {
    id,
    text: id,
    author: { username: 'jo', displayName: 'Jo', avatar: null },
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
    likeCount: 0,
    liked: false,
    replyCount: 0,
    parentId,
    editedAt: null,
    isDeleted: false,
    isOwner: false,
  };
}

function shape(comments: readonly Comment[]) {
  return commentThreads(comments).map(({ root, replies }) => [root.id, replies.map((reply) => reply.id)]);
}

describe('commentThreads', () => {
  it('sorts threads newest first and replies oldest first', () => {
    const comments = [comment('a', 1), comment('b', 2), comment('b2', 9, 'b'), comment('b1', 3, 'b')];
    expect(shape(comments)).toEqual([
      ['b', ['b1', 'b2']],
      ['a', []],
    ]);
  });

  it('adds a reply to a reply to the thread, regardless of the order of the list', () => {
    const comments = [comment('c', 3, 'b'), comment('b', 2, 'a'), comment('a', 1)];
    expect(shape(comments)).toEqual([['a', ['b', 'c']]]);
  });

  it('when the parent of a comment does not exist, shows the comment as a thread', () => {
    expect(shape([comment('a', 1), comment('orphan', 2, 'gone')])).toEqual([
      ['orphan', []],
      ['a', []],
    ]);
  });

  it('when parents form a cycle, terminates and includes every comment', () => {
    const comments = [comment('a', 1, 'b'), comment('b', 2, 'a'), comment('c', 3, 'c')];
    const ids = commentThreads(comments).flatMap(({ root, replies }) => [root, ...replies]);
    expect(ids.map((one) => one.id).sort()).toEqual(['a', 'b', 'c']);
  });

  it('sorts comments with equal times by id', () => {
    expect(shape([comment('b', 1), comment('a', 1)])).toEqual(shape([comment('a', 1), comment('b', 1)]));
  });
});

describe('a reply', () => {
  it('joins the thread of its parent', () => {
    expect(threadIdOf(comment('a', 1))).toBe('a');
    expect(threadIdOf(comment('b', 2, 'a'))).toBe('a');
  });

  it('is added once', () => {
    const list = withComment([comment('a', 1)], comment('b', 2));
    expect(withComment(list, comment('b', 3)).map((one) => one.id)).toEqual(['b', 'a']);
  });
});

describe('withEarlierComments', () => {
  it('adds the page at the end and skips comments that are in the list', () => {
    const list = [comment('c', 3), comment('b', 2)];
    const page = [comment('b', 2), comment('a', 1)];
    expect(withEarlierComments(list, page).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('withoutComment', () => {
  const thread = [
    comment('reply', 2, 'root'),
    { ...comment('root', 1), replyCount: 1, likeCount: 3, isOwner: true },
  ];

  it('removes a reply and decrements the count of its thread', () => {
    const [root, ...others] = withoutComment(thread, 'reply', ['reply']);
    expect(others).toEqual([]);
    expect(root).toMatchObject({ id: 'root', replyCount: 0, isDeleted: false });
  });

  it('removes the deleted comment with its last reply', () => {
    expect(withoutComment(thread, 'reply', ['reply', 'root'])).toEqual([]);
  });

  it('leaves a comment with replies in its place, without text, author and likes', () => {
    const [reply, root] = withoutComment(thread, 'root', []);
    expect(reply).toEqual(thread[0]);
    expect(root).toEqual({
      ...comment('root', 1),
      text: '',
      author: { username: '', displayName: '', avatar: null },
      replyCount: 1,
      isDeleted: true,
    });
  });
});

describe('withNewestComments', () => {
  const loaded = [comment('c', 3), comment('b', 2), comment('a', 1)];
  const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id);

  it('keeps the earlier comments that the newest page does not reach', () => {
    const newest = [comment('d', 4), comment('c', 3)];
    expect(ids(withNewestComments(loaded, newest, false))).toEqual(['d', 'c', 'b', 'a']);
  });

  it('removes a comment that the newest page reaches and does not contain', () => {
    const newest = [comment('d', 4), comment('b', 2)];
    expect(ids(withNewestComments(loaded, newest, false))).toEqual(['d', 'b', 'a']);
  });

  it('when there are no earlier comments, returns the newest alone', () => {
    expect(ids(withNewestComments(loaded, [comment('d', 4)], true))).toEqual(['d']);
    expect(withNewestComments(loaded, [], true)).toEqual([]);
  });

  it('replaces a comment that was edited', () => {
    const edited = { ...comment('c', 3), text: 'Edited' };
    expect(withNewestComments(loaded, [edited], false)[0]).toBe(edited);
  });
});

describe('isWaiting', () => {
  it.each([
    ['newer, of another person', 2, false, true],
    ['newer, of the reader', 2, true, false],
    ['as new as the newest seen', 1, false, false],
  ] as const)('of a comment that is %s: %#', (_case, minute, isOwner, expected) => {
    const seenUntil = comment('seen', 1).createdAt;
    expect(isWaiting({ ...comment('a', minute), isOwner }, seenUntil)).toBe(expected);
  });
});

describe('answeredComment', () => {
  const target = { id: 'b1', threadId: 'b' };

  it('is the chosen comment', () => {
    const comments = [comment('b1', 3, 'b'), comment('b', 2)];
    expect(answeredComment(comments, target)).toBe(comments[0]);
  });

  it('when the chosen comment was deleted, is a deleted one with the id of its thread', () => {
    expect(answeredComment([comment('b', 2)], target)).toMatchObject({ id: 'b', isDeleted: true });
  });

  it('when the thread was deleted too, is null', () => {
    expect(answeredComment([comment('a', 1)], target)).toBeNull();
  });
});
