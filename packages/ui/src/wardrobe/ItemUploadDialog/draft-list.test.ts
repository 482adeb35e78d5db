import { describe, expect, it } from 'vitest';
import {
  blankList,
  type DraftList,
  draftProblem,
  sendableDrafts,
  withBlankDraft,
  withChangedDraft,
  withCurrent,
  withoutDrafts,
} from './draft-list.ts';

const photo = new Blob(['photo']);
const complete = { category: 'Tops', front: photo, back: photo } as const;

/** Items 'a', 'b' and 'c', the last one in view. */
const three = () => withBlankDraft(withBlankDraft(blankList('a'), 'b'), 'c');
const filled = (list: DraftList, id: string, values: object) =>
  withChangedDraft(list, id, (draft) => ({ ...draft, ...values }));
const ids = (list: DraftList) => list.items.map(({ id }) => id);

describe('the list of the upload form', () => {
  it('shows the item that was just added', () => {
    expect(ids(three())).toEqual(['a', 'b', 'c']);
    expect(three().current).toBe(2);
  });

  it('stays within its ends', () => {
    expect(withCurrent(three(), -1).current).toBe(0);
    expect(withCurrent(three(), 9).current).toBe(2);
  });

  it('keeps its place when items leave, as far as there is one', () => {
    expect(withoutDrafts(withCurrent(three(), 1), ['b'], 'x')).toMatchObject({ current: 1 });
    expect(withoutDrafts(three(), ['b', 'c'], 'x')).toMatchObject({ current: 0 });
  });

  it('starts anew when every item was sent', () => {
    expect(ids(withoutDrafts(three(), ['a', 'b', 'c'], 'x'))).toEqual(['x']);
  });

  it('changes one item alone', () => {
    const list = filled(three(), 'b', { name: 'Coat' });
    expect(list.items.map(({ name }) => name)).toEqual(['', 'Coat', '']);
  });
});

describe('draftProblem', () => {
  it('asks for a category first', () => {
    expect(draftProblem(three())).toEqual({
      text: 'Please select a category for at least one item.',
      index: 2,
      field: 'category',
    });
  });

  it('leads to the item that lacks a photo', () => {
    const list = filled(filled(three(), 'a', complete), 'b', { category: 'Shoes', front: photo });
    expect(draftProblem(list)).toEqual({
      text: 'Please upload all required images (Front and Back) for each item.',
      index: 1,
      field: 'back',
    });
  });

  it('has nothing against items without a category beside a complete one', () => {
    const list = filled(three(), 'a', complete);
    expect(draftProblem(list)).toBeNull();
    expect(sendableDrafts(list.items).map(({ id }) => id)).toEqual(['a']);
  });

  it('leads to the item with too long a fact', () => {
    const list = filled(filled(three(), 'a', complete), 'c', { name: 'n'.repeat(121) });
    expect(draftProblem(list)).toMatchObject({ index: 2, field: 'name' });
  });
});
