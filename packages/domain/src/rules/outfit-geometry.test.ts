import { expect, it } from 'vitest';
import { sampleGarment, sampleLayer } from '../testing/sample-layers.ts';
import { visiblePoint } from './outfit-geometry.ts';

const jeans = sampleLayer(sampleGarment('jeans', 'Bottoms'));
const covering = (place: { readonly x: number; readonly y: number; readonly scale: number }) =>
  sampleLayer(sampleGarment('coat', 'Outerwear'), place);

it('the visible point of a garment is its centre, unless a garment above covers it', () => {
  expect(visiblePoint(jeans, [])).toEqual({ x: 50, y: 50 });
  expect(visiblePoint(jeans, [covering({ x: 5, y: 5, scale: 20 })])).toEqual({ x: 50, y: 50 });
  expect(visiblePoint(jeans, [covering({ x: 50, y: 40, scale: 40 })])).toEqual({ x: 50, y: 62 });
  expect(visiblePoint(jeans, [covering({ x: 35, y: 50, scale: 40 })])).toEqual({ x: 62, y: 50 });
});

it('the visible point of a garment without a picture is a corner, since the centre says that there is none', () => {
  const unseen = sampleLayer({ ...sampleGarment('jeans', 'Bottoms'), front: null, frontCutout: null });
  expect(visiblePoint(unseen, [])).toEqual({ x: 61.25, y: 38 });
});

it('when a garment is covered as a whole, the visible point is its centre', () => {
  expect(visiblePoint(jeans, [covering({ x: 50, y: 50, scale: 90 })])).toEqual({ x: 50, y: 50 });
});
