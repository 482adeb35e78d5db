import { expect, it } from 'vitest';
import type { DetectedItem } from '../entities.ts';
import { detectionSureConfidence } from '../limits/post-actions.ts';
import { isUncertain, uncertainLast } from './confidence.ts';

const found = (id: string, confidence: number | null): DetectedItem => ({
  id,
  confidence,
  category: 'Tops',
  subcategory: '',
  brand: '',
  description: '',
  color: '',
  material: '',
  style: '',
  size: '',
  season: [],
  image: null,
  cutout: null,
});

it.each([
  [null, false],
  [0, true],
  [detectionSureConfidence - 0.01, true],
  [detectionSureConfidence, false],
  [1, false],
])('a confidence of %s is uncertain: %s', (confidence, uncertain) => {
  expect(isUncertain({ confidence })).toBe(uncertain);
});

it('moves uncertain items to the end and keeps the order of the others', () => {
  const items = [found('a', 0.2), found('b', null), found('c', 0.95), found('d', 0.3)];
  expect(uncertainLast(items).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
});
