import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftForm } from './item-drafts.ts';
import { placePhotos } from './place-photos.ts';

const photos = (count: number) => Array.from({ length: count }, (_, index) => new File([], `${index}.jpg`));

function place(form: DraftForm, count: number, preparing: readonly string[] = []) {
  let created = 0;
  const newId = () => {
    created += 1;
    return `new-${created}`;
  };
  const result = placePhotos(form, photos(count), (id) => preparing.includes(id), newId);
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
    expect(place(blankForm(2), 2, ['i0', 'i1']).placed).toEqual(['new-1 0.jpg', 'new-2 1.jpg']);
  });

  it('counts the photos that exceed the limit of 15 items', () => {
    const full = Array.from({ length: 14 }, (_, index) => `i${index}`).reduce(withFront, blankForm(14));
    expect(place(full, 4)).toMatchObject({ placed: ['new-1 0.jpg'], leftOut: 3 });
    expect(place(blankForm(1), 20)).toMatchObject({ newIds: { length: 14 }, leftOut: 5 });
  });
});
