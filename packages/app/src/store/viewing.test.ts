import { describe, expect, it } from 'vitest';
import { feedFiltersApplied } from './browser-data.ts';
import {
  draftChanged,
  feedMovedTo,
  feedStarted,
  feedViewChanged,
  selectDraft,
  selectFeedPlace,
  viewingReducer,
  visitEnded,
} from './viewing.ts';

const after = (...actions: Parameters<typeof viewingReducer>[1][]) => ({
  viewing: actions.reduce<ReturnType<typeof viewingReducer>>(
    viewingReducer,
    viewingReducer(undefined, { type: '' }),
  ),
});

describe('viewing', () => {
  it('starts with the image of no post in particular', () => {
    expect(selectFeedPlace(after())).toEqual({ postId: null, index: 0, view: 'image' });
  });

  it('goes back to the image when the post changes', () => {
    const state = after(
      feedMovedTo({ postId: 'p1', index: 0 }),
      feedViewChanged({ postId: 'p1', index: 0, view: 'items' }),
    );
    expect(selectFeedPlace(state)).toEqual({ postId: 'p1', index: 0, view: 'items' });
    expect(
      selectFeedPlace(
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
    expect(selectFeedPlace(after(feedMovedTo({ postId: 'p2', index: 1 }), feedStarted()))).toEqual(
      selectFeedPlace(after()),
    );
  });

  it('begins at the first post that new filters let through, unless the shown one is among them', () => {
    const state = after(feedMovedTo({ postId: 'p9', index: 8 }), feedFiltersApplied(['following']));
    expect(selectFeedPlace(state)).toEqual({ postId: 'p9', index: 0, view: 'image' });
  });

  it('keeps what was typed, post by post', () => {
    const state = after(
      draftChanged({ postId: 'p1', text: 'So well' }),
      draftChanged({ postId: 'p2', text: 'Yes' }),
      draftChanged({ postId: 'p1', text: 'So well cut' }),
      feedMovedTo({ postId: 'p2', index: 1 }),
    );
    expect(selectDraft(state, 'p1')).toBe('So well cut');
    expect(selectDraft(state, 'p2')).toBe('Yes');
    expect(selectDraft(state, 'p3')).toBe('');
  });

  it('forgets everything when the visit ends', () => {
    const state = after(
      feedMovedTo({ postId: 'p1', index: 0 }),
      draftChanged({ postId: 'p1', text: 'So well' }),
      visitEnded(),
    );
    expect(selectFeedPlace(state).postId).toBeNull();
    expect(selectDraft(state, 'p1')).toBe('');
  });
});
