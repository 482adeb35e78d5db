import type { Art } from '../core/art.ts';
import { type ClothOptions, cloth } from '../core/cloth.ts';
import { dark, luminance, mix } from '../core/color.ts';
import { layers, points, shape } from '../core/geometry.ts';
import { castOn, seam } from '../core/trims.ts';
import type { Piece } from '../shapes.ts';

/** Draws a hat in head units: pale ones have a brim, others are a beanie, a beret or a brim. */
export function hatOnHead(art: Art, piece: Piece): string {
  const k = piece.color,
    o: ClothOptions = {
      color: k,
      crumple: 0.3,
      fx: 0.03,
      fy: 0.03,
      bump: 14,
      edgeW: 12,
      edgeB: 5,
      edge: 0.45,
      grad: [-50, -90, 60, -20],
      lineW: 1.2,
      line: 0.6,
      soft: 3,
      pattern: piece.pattern,
      scale: 0.4,
    };
  const pick = luminance(piece.color) > 0.5 ? 'brim' : art.pick(['brim', 'beanie', 'beret']);
  if (pick === 'beanie') {
    const d = shape(points`-44,-24! -43,-48 -30,-76 0,-88 30,-76 43,-48 44,-24! 0,-31`),
      b = shape(points`-45,-44 0,-52 45,-44 46,-20! 0,-28 -46,-20!`);
    return layers(
      cloth(art, d, { ...o, texture: 'rib' }),
      castOn(art, b, d, { dy: -3, blur: 3, strength: 0.3 }),
      cloth(art, b, { ...o, color: dark(k, 0.04), texture: 'rib' }),
    );
  }
  if (pick === 'beret') {
    const d = shape(points`-43,-24! -64,-44 -56,-74 -14,-92 36,-84 54,-56 44,-26! 0,-38`);
    return layers(
      cloth(art, d, { ...o, lights: [[points`-36,-62 0,-74 24,-68`, 10, 1]] }),
      seam(points`-43,-25 0,-39 44,-27`, k, { w: 5, a: 0.7 }),
    );
  }
  const brim = shape(points`-98,-22 -60,-42 0,-46 60,-42 98,-24 62,-20 0,-16 -62,-18`),
    crown = shape(points`-46,-34! -45,-62 -34,-94 -12,-102 0,-97 14,-103 34,-94 45,-62 46,-34! 0,-28`),
    band = shape(points`-46.5,-48! 0,-42 46.5,-48! 47,-33! 0,-27 -47,-33!`);
  return layers(
    cloth(art, brim, { ...o, grad: [-90, -50, 90, -10] }),
    cloth(art, crown, {
      ...o,
      lights: [[points`-24,-88 -28,-44`, 12, 1]],
      folds: [[points`-4,-96 0,-76`, 8, 0.7]],
    }),
    cloth(art, band, { ...o, color: dark(k, 0.5), pattern: null }),
  );
}

/** Draws sunglasses in head units on a face rotated by `t`. */
export const glassesOnHead = (piece: Piece, t = 0) => {
  const k = piece.color;
  return layers(
    [-1, 1]
      .map(
        (s) =>
          `<path d="${shape(points`
${s * 3 + t},-6 ${s * 18 + t},-9 ${s * 33 + t},-7 ${s * 33 + t},4 ${s * 24 + t},12
${s * 11 + t},11 ${s * 4 + t},3
`)}" fill="${mix('#191316', k, 0.25)}" fill-opacity=".93" stroke="${dark(k, 0.25)}" stroke-width="2.6"/><path d="M${s * 18 + t - 8} -5l7 0l-6 9z" fill="#fff" opacity=".16"/>`,
      )
      .join(''),
    `<path d="M${-4 + t} -4q4 -3 8 0" stroke="${dark(k, 0.25)}" stroke-width="3" fill="none"/>`,
  );
};
