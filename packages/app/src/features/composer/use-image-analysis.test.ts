import type { DetectedItem } from '@aura/domain/entities';
import { describe, expect, it } from 'vitest';
import { analysisOf, withoutItem } from './use-image-analysis.ts';

const coat: DetectedItem = {
  id: 'd1',
  category: 'Outerwear',
  subcategory: 'Trench Coats',
  brand: '',
  description: 'Belted coat',
  color: 'Camel',
  material: '',
  style: 'Classic',
};

describe('the analysis of a photo', () => {
  it('tells a failure from a photo without garments', () => {
    expect(analysisOf(null).status).toBe('failed');
    expect(analysisOf([])).toEqual({ status: 'done', items: [], foundCount: 0 });
  });

  it('remembers how many were found when all are taken out', () => {
    expect(withoutItem(analysisOf([coat]), 'd1')).toEqual({ status: 'done', items: [], foundCount: 1 });
  });
});
