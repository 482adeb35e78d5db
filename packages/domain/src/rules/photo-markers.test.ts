import { describe, expect, it } from 'vitest';
import type { DetectedItem, PhotoBox } from '../entities.ts';
import { fromWardrobe } from '../forms/detected-item.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { photoMarkers } from './photo-markers.ts';

const ratio = 3 / 4;
const item = (id: string, box?: PhotoBox): DetectedItem => ({
  ...fromWardrobe(sampleItem(id)),
  ...(box && { box }),
});
const coat = item('coat', { left: 0.2, top: 0.2, width: 0.6, height: 0.5 });
const tee = item('tee', { left: 0.4, top: 0.3, width: 0.2, height: 0.3 });
const shoes = item('shoes', { left: 0.3, top: 0.95, width: 0.4, height: 0.05 });

const markersOf = (items: readonly DetectedItem[], removedIds: readonly string[] = []) =>
  photoMarkers({ items, removedIds }, ratio);
const numbers = (markers: ReturnType<typeof markersOf>) =>
  markers.map(({ item: { id }, number }) => `${number} ${id}`);

describe('markers on the photo of a post', () => {
  it('are numbered in the order of the list, without items whose place is unknown', () => {
    expect(numbers(markersOf([coat, item('belt'), tee, shoes]))).toEqual(['1 coat', '2 tee', '3 shoes']);
  });

  it('are not on removed items, and the others stay where they are', () => {
    const all = markersOf([coat, tee, shoes]);
    const left = markersOf([coat, tee, shoes], ['tee']);
    expect(numbers(left)).toEqual(['1 coat', '2 shoes']);
    expect(left[0]).toEqual(all[0]);
  });

  it('are on an own garment instead of the one that it has replaced', () => {
    const own = { ...item('own', coat.box), replaces: 'coat' };
    expect(numbers(markersOf([coat, own, tee], ['coat']))).toEqual(['1 own', '2 tee']);
  });

  it('of garments in front of each other do not overlap: the smaller one has the middle', () => {
    const [first, second] = markersOf([coat, tee]);
    expect([second?.x, second?.y]).toEqual([0.5, expect.closeTo(0.45)]);
    const [dx, dy] = [(first?.x ?? 0) - 0.5, ((first?.y ?? 0) - 0.45) / ratio];
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(0.18);
  });

  it('when there is no room, are in different places nevertheless', () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const many = Array.from({ length: 9 }, (_, index) => item(`item-${index}`, whole));
    const places = markersOf(many).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(9);
  });

  it('are within the photo', () => {
    const [marker] = markersOf([shoes]);
    expect(marker?.y).toBeLessThan(0.95);
  });
});
