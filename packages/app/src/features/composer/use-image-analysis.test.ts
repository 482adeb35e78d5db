import type { DetectedItem } from '@aura/domain/entities';
import { detectedItemsMaxAgeMs } from '@aura/domain/limits/post';
import { describe, expect, it } from 'vitest';
import { analysisOf, restoreAnalysis } from './use-image-analysis.ts';

const coat: DetectedItem = {
  id: 'd1',
  category: 'Outerwear',
  subcategory: 'Trench Coats',
  brand: '',
  description: 'Belted coat',
  color: 'Camel',
  material: '',
  style: 'Classic',
  confidence: 0.9,
  image: null,
};

describe('analysis of a photo', () => {
  it('distinguishes a failure from a photo without garments', () => {
    expect(analysisOf(null).status).toBe('failed');
    expect(analysisOf([])).toEqual({ status: 'done', items: [], removedIds: [] });
  });

  it('sorts items of low confidence last', () => {
    const unsure = { ...coat, id: 'd2', confidence: 0.2 };
    expect(analysisOf([unsure, coat]).items).toEqual([coat, unsure]);
  });

  it('is restored in a later visit until its items expire', () => {
    const saved = { items: [coat], removedIds: ['d1'], foundAt: 1000 };
    expect(restoreAnalysis(saved, 1000 + detectedItemsMaxAgeMs)).toEqual({
      status: 'done',
      items: [coat],
      removedIds: ['d1'],
    });
    expect(restoreAnalysis(saved, 1001 + detectedItemsMaxAgeMs)).toBeNull();
    expect(restoreAnalysis(null, 1000)).toBeNull();
  });
});
