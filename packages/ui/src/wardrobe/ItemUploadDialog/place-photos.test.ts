import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { describe, expect, it } from 'vitest';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft, DraftForm } from './item-drafts.ts';
import { placePhotos } from './place-photos.ts';

const photos = (count: number) => Array.from({ length: count }, (_, index) => new File([], `${index}.jpg`));

/** @param preparing sides of items, for example 'i0 front' */
function place(
  form: DraftForm,
  count: number,
  { side = 'front', preparing = [] }: { side?: PhotoSide; preparing?: readonly string[] } = {},
) {
  let created = 0;
  const newId = () => {
    created += 1;
    return `new-${created}`;
  };
  const isBusy = (id: string, busySide: PhotoSide) => preparing.includes(`${id} ${busySide}`);
  const result = placePhotos(form, side, photos(count), isBusy, newId);
  return { ...result, placed: result.placed.map(({ id, file }) => `${id} ${file.name}`) };
}

/** Creates blank items 'i0', 'i1'…; the last one is the current one. */
const blankForm = (count: number): DraftForm => ({
  items: Array.from({ length: count }, (_, index) => blankItemDraft<Blob>(`i${index}`)),
  current: count - 1,
});
const change = (form: DraftForm, id: string, values: Partial<Draft>): DraftForm => ({
  ...form,
  items: form.items.map((item) => (item.id === id ? { ...item, ...values } : item)),
});
const withName = (form: DraftForm, id: string) => change(form, id, { name: 'Coat' });
const withFront = (form: DraftForm, id: string) => change(form, id, { front: new Blob(['photo']) });

describe('placePhotos', () => {
  it('assigns one photo to each item, starting with the current one', () => {
    expect(place(blankForm(1), 3)).toEqual({
      newIds: ['new-1', 'new-2'],
      placed: ['i0 0.jpg', 'new-1 1.jpg', 'new-2 2.jpg'],
      leftOut: 0,
    });
  });

  it('uses the current item when it has facts, but never replaces its photo', () => {
    expect(place(withName(blankForm(1), 'i0'), 1).placed).toEqual(['i0 0.jpg']);
    expect(place(withFront(blankForm(1), 'i0'), 2).placed).toEqual(['new-1 0.jpg', 'new-2 1.jpg']);
  });

  it('fills blank items before it creates new ones', () => {
    const form = { ...withName(blankForm(4), 'i1'), current: 3 };
    expect(place(form, 4).placed).toEqual(['i3 0.jpg', 'i0 1.jpg', 'i2 2.jpg', 'new-1 3.jpg']);
  });

  it('skips items whose photos are being prepared', () => {
    const preparing = ['i0 front', 'i1 front'];
    expect(place(blankForm(2), 2, { preparing }).placed).toEqual(['new-1 0.jpg', 'new-2 1.jpg']);
  });

  it('counts the photos that exceed the limit of 15 items', () => {
    const full = Array.from({ length: 14 }, (_, index) => `i${index}`).reduce(withFront, blankForm(14));
    expect(place(full, 4)).toMatchObject({ placed: ['new-1 0.jpg'], leftOut: 3 });
    expect(place(blankForm(1), 20)).toMatchObject({ newIds: { length: 14 }, leftOut: 5 });
  });

  describe('at the back box', () => {
    const withBack = (form: DraftForm, id: string) => change(form, id, { back: new Blob(['photo']) });
    const fronts = (count: number) =>
      Array.from({ length: count }, (_, index) => `i${index}`).reduce(withFront, blankForm(count));
    const placeBacks = (form: DraftForm, count: number, preparing?: readonly string[]) =>
      place(form, count, { side: 'back', ...(preparing && { preparing }) });

    it('fills the backs of the items in their order, while their fronts are being prepared too', () => {
      const form = { ...blankForm(3), current: 0 };
      const filled = ['i0 0.jpg', 'i1 1.jpg', 'i2 2.jpg'];
      expect(placeBacks({ ...fronts(3), current: 0 }, 3)).toMatchObject({ placed: filled, newIds: [] });
      expect(placeBacks(form, 3, ['i0 front', 'i1 front', 'i2 front']).placed).toEqual(filled);
    });

    it('starts at the current item, or at the first when the photos are more than the items after it', () => {
      const form = { ...fronts(4), current: 2 };
      expect(placeBacks(form, 2).placed).toEqual(['i2 0.jpg', 'i3 1.jpg']);
      expect(placeBacks(form, 4).placed).toEqual(['i0 0.jpg', 'i1 1.jpg', 'i2 2.jpg', 'i3 3.jpg']);
    });

    it('never replaces a back, and creates items for the photos that remain', () => {
      const form = { ...withBack(fronts(3), 'i1'), current: 0 };
      expect(placeBacks(form, 3).placed).toEqual(['i0 0.jpg', 'i2 1.jpg', 'new-1 2.jpg']);
      expect(placeBacks(form, 2, ['i0 back']).placed).toEqual(['i2 0.jpg', 'new-1 1.jpg']);
    });

    it('counts the photos that exceed the limit of 15 items', () => {
      expect(placeBacks(fronts(15), 17)).toMatchObject({ placed: { length: 15 }, leftOut: 2 });
    });
  });
});
