import { describe, expect, it } from 'vitest';
import { feedFiltersApplied } from './local-state.ts';
import {
  commentDraftChanged,
  feedMovedTo,
  feedStarted,
  feedViewChanged,
  selectCommentDraft,
  selectFeedPosition,
  visitReducer,
  visitEnded,
} from './visit.ts';

const after = (...actions: Parameters<typeof visitReducer>[1][]) => ({
  viewing: actions.reduce<ReturnType<typeof visitReducer>>(
    visitReducer,
    visitReducer(undefined, { type: '' }),
  ),
});

describe('viewing', () => {
  it('starts with the image of no post in particular', () => {
    expect(selectFeedPosition(after())).toEqual({ postId: null, index: 0, view: 'image' });
  });

  it('goes back to the image when the post changes', () => {
    const state = after(
      feedMovedTo({ postId: 'p1', index: 0 }),
      feedViewChanged({ postId: 'p1', index: 0, view: 'items' }),
    );
    expect(selectFeedPosition(state)).toEqual({ postId: 'p1', index: 0, view: 'items' });
    expect(
      selectFeedPosition(
        after(
          feedMovedTo({ postId: 'p1', index: 0 }),
          feedViewChanged({ postId: 'p1', index: 0, view: 'items' }),
          feedMovedTo({ postId: 'p2', index: 1 }),
        ),
      ),
    ).toEqual({
      postId: 'p2',
      index: 1,
      view: 'image',
    });
  });

  it('starts again at the first post, whichever that is', () => {
    expect(selectFeedPosition(after(feedMovedTo({ postId: 'p2', index: 1 }), feedStarted()))).toEqual(
      selectFeedPosition(after()),
    );
  });

  it('begins at the first post that new filters let through, unless the shown one is among them', () => {
    const state = after(feedMovedTo({ postId: 'p9', index: 8 }), feedFiltersApplied(['following']));
    expect(selectFeedPosition(state)).toEqual({ postId: 'p9', index: 0, view: 'image' });
  });

  it('keeps what was typed, post by post', () => {
    const state = after(
      commentDraftChanged({ postId: 'p1', text: 'So well' }),
      commentDraftChanged({ postId: 'p2', text: 'Yes' }),
      commentDraftChanged({ postId: 'p1', text: 'So well cut' }),
      feedMovedTo({ postId: 'p2', index: 1 }),
    );
    expect(selectCommentDraft(state, 'p1')).toBe('So well cut');
    expect(selectCommentDraft(state, 'p2')).toBe('Yes');
    expect(selectCommentDraft(state, 'p3')).toBe('');
  });

  it('forgets everything when the visit ends', () => {
    const state = after(
      feedMovedTo({ postId: 'p1', index: 0 }),
      commentDraftChanged({ postId: 'p1', text: 'So well' }),
      visitEnded(),
    );
    expect(selectFeedPosition(state).postId).toBeNull();
    expect(selectCommentDraft(state, 'p1')).toBe('');
  });
});
