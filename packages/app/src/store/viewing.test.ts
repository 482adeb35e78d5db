import { describe, expect, it } from 'vitest';
import {
  draftChanged,
  feedMovedTo,
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
    expect(selectFeedPlace(after())).toEqual({ postId: null, view: 'image' });
  });

  it('goes back to the image when the post changes', () => {
    const state = after(feedMovedTo('p1'), feedViewChanged('items'));
    expect(selectFeedPlace(state)).toEqual({ postId: 'p1', view: 'items' });
    expect(selectFeedPlace(after(feedMovedTo('p1'), feedViewChanged('items'), feedMovedTo('p2')))).toEqual({
      postId: 'p2',
      view: 'image',
    });
  });

  it('keeps what was typed, post by post', () => {
    const state = after(
      draftChanged({ postId: 'p1', text: 'So well' }),
      draftChanged({ postId: 'p2', text: 'Yes' }),
      draftChanged({ postId: 'p1', text: 'So well cut' }),
      feedMovedTo('p2'),
    );
    expect(selectDraft(state, 'p1')).toBe('So well cut');
    expect(selectDraft(state, 'p2')).toBe('Yes');
    expect(selectDraft(state, 'p3')).toBe('');
  });

  it('forgets everything when the visit ends', () => {
    const state = after(feedMovedTo('p1'), draftChanged({ postId: 'p1', text: 'So well' }), visitEnded());
    expect(selectFeedPlace(state).postId).toBeNull();
    expect(selectDraft(state, 'p1')).toBe('');
  });
});
