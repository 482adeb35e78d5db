import { describe, expect, it } from 'vitest';
import { feedFiltersApplied } from './local-state.ts';
import {
  commentDraftChanged,
  feedMovedTo,
  feedStarted,
  feedViewChanged,
  openedBy,
  putAwayChanged,
  replyTargetChanged,
  selectCommentDraft,
  selectFeedPosition,
  selectPutAway,
  selectReplyTarget,
  selectUploadMenu,
  uploadMenuChanged,
  visitEnded,
  visitReducer,
} from './visit.ts';

const after = (...actions: Parameters<typeof visitReducer>[1][]) => ({
  visit: actions.reduce<ReturnType<typeof visitReducer>>(visitReducer, visitReducer(undefined, { type: '' })),
});

describe('visit', () => {
  it('starts without a post, in the image view', () => {
    expect(selectFeedPosition(after())).toEqual({ postId: null, index: 0, view: 'image' });
  });

  it('when the post changes, resets the view to the image', () => {
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

  it('moves to the first post on feedStarted', () => {
    expect(selectFeedPosition(after(feedMovedTo({ postId: 'p2', index: 1 }), feedStarted()))).toEqual(
      selectFeedPosition(after()),
    );
  });

  it('when filters are applied, keeps the post and resets its index', () => {
    const state = after(feedMovedTo({ postId: 'p9', index: 8 }), feedFiltersApplied(['following']));
    expect(selectFeedPosition(state)).toEqual({ postId: 'p9', index: 0, view: 'image' });
  });

  it('stores a comment draft for each post', () => {
    const state = after(
      commentDraftChanged({ id: 'p1', text: 'So well' }),
      commentDraftChanged({ id: 'p2', text: 'Yes' }),
      commentDraftChanged({ id: 'p1', text: 'So well cut' }),
      feedMovedTo({ postId: 'p2', index: 1 }),
    );
    expect(selectCommentDraft(state, 'p1')).toBe('So well cut');
    expect(selectCommentDraft(state, 'p2')).toBe('Yes');
    expect(selectCommentDraft(state, 'p3')).toBe('');
  });

  it('tells an upload menu that a key opened from one that a pointer opened', () => {
    expect(selectUploadMenu(after())).toBe('closed');
    expect(selectUploadMenu(after(uploadMenuChanged(openedBy({ detail: 0 }))))).toBe('open-by-key');
    expect(selectUploadMenu(after(uploadMenuChanged(openedBy({ detail: 1 }))))).toBe('open');
  });

  it('when the visit ends, resets everything', () => {
    const state = after(
      feedMovedTo({ postId: 'p1', index: 0 }),
      commentDraftChanged({ id: 'p1', text: 'So well' }),
      replyTargetChanged({ postId: 'p1', target: { id: 'c1', threadId: 'c1' } }),
      putAwayChanged({ sharedPhotos: true }),
      visitEnded(),
    );
    expect(selectFeedPosition(state).postId).toBeNull();
    expect(selectCommentDraft(state, 'p1')).toBe('');
    expect(selectReplyTarget(state, 'p1')).toBeNull();
    expect(selectPutAway(state).sharedPhotos).toBe(false);
  });
});
