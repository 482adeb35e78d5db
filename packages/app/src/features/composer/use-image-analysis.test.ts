import type { DetectedItem } from '@aura/domain/entities';
import { foundItemsTrustMs } from '@aura/domain/limits';
import { describe, expect, it } from 'vitest';
import { analysisOf, keptAnalysis } from './use-image-analysis.ts';

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

describe('the analysis of a photo', () => {
  it('tells a failure from a photo without garments', () => {
    expect(analysisOf(null).status).toBe('failed');
    expect(analysisOf([])).toEqual({ status: 'done', items: [], removedIds: [] });
  });

  it('puts the items of which it is not sure last', () => {
    const unsure = { ...coat, id: 'd2', confidence: 0.2 };
    expect(analysisOf([unsure, coat]).items).toEqual([coat, unsure]);
  });

  it('is trusted in a later visit as long as its items live', () => {
    const kept = { items: [coat], removedIds: ['d1'], foundAt: 1000 };
    expect(keptAnalysis(kept, 1000 + foundItemsTrustMs)).toEqual({
      status: 'done',
      items: [coat],
      removedIds: ['d1'],
    });
    expect(keptAnalysis(kept, 1001 + foundItemsTrustMs)).toBeNull();
    expect(keptAnalysis(null, 1000)).toBeNull();
  });
});
