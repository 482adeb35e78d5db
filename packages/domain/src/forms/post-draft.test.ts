import { describe, expect, it } from 'vitest';
import { keptPostSchema } from './post-draft.ts';

const item = {
  id: 'found-1',
  category: 'Outerwear',
  subcategory: 'Parkas',
  ...{ brand: '', description: 'Camel parka', color: 'Camel', material: '', style: '' },
};
const image = { src: '/itemImage/front-1', width: 90, height: 120, thumbhash: null, palette: ['#C19A6B'] };
const kept = (found: object) => ({
  version: 1,
  id: '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10',
  values: { caption: '', imageAlt: null, tags: '' },
  detection: { items: [found], removedIds: [], foundAt: 1_780_000_000_000 },
});

describe('a kept post', () => {
  it('keeps what was found, with its image and how sure that is', () => {
    const found = { ...item, confidence: 0.8, image };
    expect(keptPostSchema.parse(kept(found)).detection?.items).toEqual([found]);
  });

  it('of an earlier version of the app knows neither image nor confidence', () => {
    const items = keptPostSchema.parse(kept(item)).detection?.items;
    expect(items).toEqual([{ ...item, confidence: null, image: null }]);
  });
});
