import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { describe, expect, it } from 'vitest';
import {
  clampIndex,
  type Draft,
  type DraftForm,
  findDraftProblem,
  initialDraftForm,
  sendableDrafts,
} from './item-drafts.ts';

const photo = new Blob(['photo']);
const complete = { category: 'Tops', front: photo, back: photo } as const;

/** Creates items 'a', 'b' and 'c' with some values; the last one is the current one. */
const form = (values: Partial<Record<'a' | 'b' | 'c', Partial<Draft>>> = {}): DraftForm => ({
  items: (['a', 'b', 'c'] as const).map((id) => ({ ...blankItemDraft<Blob>(id), ...values[id] })),
  current: 2,
});

describe('clampIndex', () => {
  it('returns the nearest index of the list', () => {
    expect(clampIndex(-1, 3)).toBe(0);
    expect(clampIndex(9, 3)).toBe(2);
    expect(clampIndex(1, 3)).toBe(1);
  });
});

describe('initialDraftForm', () => {
  it('when there is neither a draft nor items, has one blank item', () => {
    expect(initialDraftForm(null, [], () => 'x')).toEqual({ items: [blankItemDraft('x')], current: 0 });
  });

  it('when the current index of the draft is out of range, selects the last item', () => {
    expect(initialDraftForm({ ...form(), current: 7 }, [], () => 'x')).toEqual(form());
  });
});

describe('findDraftProblem', () => {
  it('when no item has a category, reports the category of the current item', () => {
    expect(findDraftProblem(form())).toEqual({
      text: 'Please select a category for at least one item.',
      index: 2,
      field: 'category',
    });
  });

  it('when a photo is missing, reports the photo of that item', () => {
    expect(findDraftProblem(form({ a: complete, b: { category: 'Shoes', front: photo } }))).toEqual({
      text: 'Please upload all required images (Front and Back) for each item.',
      index: 1,
      field: 'back',
    });
  });

  it('when one item is complete, accepts other items without a category', () => {
    const oneComplete = form({ a: complete });
    expect(findDraftProblem(oneComplete)).toBeNull();
    expect(sendableDrafts(oneComplete.items).map(({ id }) => id)).toEqual(['a']);
  });

  it('when a fact is too long, reports the field of that item', () => {
    const tooLong = form({ a: complete, c: { ...complete, name: 'n'.repeat(121) } });
    expect(findDraftProblem(tooLong)).toMatchObject({ index: 2, field: 'name' });
  });
});
