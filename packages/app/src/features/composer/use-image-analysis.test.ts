import type { DetectedItem } from '@aura/domain/entities';
import { postMaxItems } from '@aura/domain/limits/post';
import { detectedItemsMaxAgeMs } from '@aura/domain/limits/post-actions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisOf, failedAnalysis, restoreAnalysis, withOwnItems } from './use-image-analysis.ts';

const coat: DetectedItem = {
  id: 'd1',
  category: 'Outerwear',
  subcategory: 'Trench Coats',
  brand: '',
  description: 'Belted coat',
  color: 'Camel',
  material: '',
  style: 'Classic',
  size: '',
  season: [],
  confidence: 0.9,
  image: null,
  cutout: null,
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('analysis of a photo', () => {
  it('distinguishes a failure from a photo without garments', () => {
    expect(failedAnalysis(new TypeError('Failed to fetch'))).toMatchObject({
      status: 'failed',
      failure: 'Failed to analyze image. Please try again.',
    });
    expect(analysisOf([])).toEqual({
      status: 'done',
      failure: '',
      items: [],
      removedIds: [],
      wardrobeIds: [],
    });
  });

  it('sorts items of low confidence last', () => {
    const unsure = { ...coat, id: 'd2', confidence: 0.2 };
    expect(analysisOf([unsure, coat]).items).toEqual([coat, unsure]);
  });

  it('is restored in a later visit until its items expire', () => {
    const saved = { items: [coat], removedIds: ['d1'], wardrobeIds: ['i1'], foundAt: 1000 };
    expect(restoreAnalysis(saved, 1000 + detectedItemsMaxAgeMs)).toEqual({
      status: 'done',
      failure: '',
      items: [coat],
      removedIds: ['d1'],
      wardrobeIds: ['i1'],
    });
    expect(restoreAnalysis(saved, 1001 + detectedItemsMaxAgeMs)).toBeNull();
    expect(restoreAnalysis(null, 1000)).toBeNull();
  });

  it('starts again in a later visit when it had not ended', () => {
    const added = { items: [{ ...coat, id: 'i1' }], removedIds: [], wardrobeIds: ['i1'], foundAt: null };
    expect(restoreAnalysis(added, 1000)).toBeNull();
    expect(restoreAnalysis({ ...added, foundAt: 0 }, detectedItemsMaxAgeMs + 1)?.status).toBe('done');
  });

  it('leaves added items their place when it detects more than fit', () => {
    const found = Array.from({ length: postMaxItems }, (_, index) => ({ ...coat, id: `d${index}` }));
    const before = { items: [{ ...coat, id: 'i1' }], removedIds: [], wardrobeIds: ['i1'] };
    const { items } = withOwnItems(analysisOf(found), before);
    expect(items).toHaveLength(postMaxItems);
    expect(items.at(-1)?.id).toBe('i1');
  });

  it('when it is repeated, has the items of the wardrobe, also those whose removal can be undone', () => {
    const own = { ...coat, id: 'i1' };
    const removed = { ...coat, id: 'i2' };
    const before = { items: [coat, own, removed], removedIds: ['i2'], wardrobeIds: ['i1', 'i2'] };
    expect(withOwnItems(failedAnalysis(new Error('lost')), before)).toMatchObject({
      status: 'failed',
      items: [own, removed],
      removedIds: ['i2'],
      wardrobeIds: ['i1', 'i2'],
    });
    expect(withOwnItems(analysisOf([coat]), null).items).toEqual([coat]);
  });

  it('when it is repeated, an item of the wardrobe no longer has the place of one that is gone', () => {
    const own = { ...coat, id: 'i1' };
    const before = {
      items: [coat, { ...own, replaces: coat.id, box: { left: 0, top: 0, width: 1, height: 1 } }],
      removedIds: [coat.id],
      wardrobeIds: ['i1'],
    };
    const found = { ...coat, id: 'd2' };
    expect(withOwnItems(analysisOf([found]), before).items).toEqual([found, own]);
  });
});
