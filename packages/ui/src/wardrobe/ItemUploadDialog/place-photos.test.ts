import { describe, expect, it } from 'vitest';
import { blankList, type DraftList, withBlankDraft, withChangedDraft, withCurrent } from './draft-list.ts';
import { placePhotos } from './place-photos.ts';

const photos = (count: number) => Array.from({ length: count }, (_, index) => new File([], `${index}.jpg`));

function place(list: DraftList, count: number, preparing: readonly string[] = []) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new-${made}`;
  };
  const result = placePhotos(list, photos(count), (id) => preparing.includes(id), newId);
  return { ...result, placed: result.placed.map(({ id, file }) => `${id} ${file.name}`) };
}

const many = (count: number) =>
  Array.from({ length: count - 1 }, (_, index) => `i${index + 1}`).reduce(withBlankDraft, blankList('i0'));
const named = (list: DraftList, id: string) =>
  withChangedDraft(list, id, (draft) => ({ ...draft, name: 'Coat' }));
const withFront = (list: DraftList, id: string) =>
  withChangedDraft(list, id, (draft) => ({ ...draft, front: new Blob(['photo']) }));

describe('placePhotos', () => {
  it('makes each photo the front of its own item, beginning with the one in view', () => {
    expect(place(blankList('a'), 3)).toEqual({
      freshIds: ['new-1', 'new-2'],
      placed: ['a 0.jpg', 'new-1 1.jpg', 'new-2 2.jpg'],
      leftOut: 0,
    });
  });

  it('takes the item in view although it has facts, but never its photo', () => {
    expect(place(named(blankList('a'), 'a'), 1).placed).toEqual(['a 0.jpg']);
    expect(place(withFront(blankList('a'), 'a'), 2).placed).toEqual(['new-1 0.jpg', 'new-2 1.jpg']);
  });

  it('fills blank items before it makes new ones', () => {
    const list = withCurrent(named(many(4), 'i1'), 3);
    expect(place(list, 4).placed).toEqual(['i3 0.jpg', 'i0 1.jpg', 'i2 2.jpg', 'new-1 3.jpg']);
  });

  it('leaves items alone whose photos are on their way', () => {
    expect(place(many(2), 2, ['i0', 'i1']).placed).toEqual(['new-1 0.jpg', 'new-2 1.jpg']);
  });

  it('counts what finds no room among fifteen items', () => {
    const full = Array.from({ length: 14 }, (_, index) => `i${index}`).reduce(withFront, many(14));
    expect(place(full, 4)).toMatchObject({ placed: ['new-1 0.jpg'], leftOut: 3 });
    expect(place(blankList('a'), 20)).toMatchObject({ freshIds: { length: 14 }, leftOut: 5 });
  });
});
