import { dark, light, mix } from '../core/color.ts';
import { layers, points, shape } from '../core/geometry.ts';
import { castOn, seam, stitch } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';
import { type HeelView, heelPair } from './shoe-backs.ts';
import { gloss, leather, pair } from './shoe-parts.ts';

const OXFORD_BACK: HeelView = { top: 560, half: 82, soleHeight: 66, stitched: true };

/** Oxfords. */
export const oxfords: DrawFlat = (art, piece) => {
  if (piece.back) return heelPair(art, piece, OXFORD_BACK);
  const k = piece.color;
  return pair(art, () => {
    const upper = shape(points`
146,724! 142,690 176,650 250,616 330,576 400,518 440,500! 520,508 600,500 660,496! 690,540 700,630 704,724!
`);
    const opening = shape(points`440,500! 520,508 600,500 660,496! 600,520 520,528`);
    const cap = shape(points`146,720! 142,690 176,650 244,620! 284,660 290,722!`);
    const facing = shape(points`316,586! 400,518 440,502! 486,540 470,620 400,650 344,640`);
    const sole = shape(points`
138,718! 420,732 550,728 710,716! 712,744! 710,778! 590,780! 584,750! 340,756 146,748
`);
    const laces = [0, 1, 2, 3].map((i) =>
      seam(points`${350 + i * 26},${606 - i * 24} ${398 + i * 22},${628 - i * 26}`, k, {
        ink: dark(k, 0.7),
        w: 7,
        a: 0.95,
      }),
    );
    return layers(
      leather(art, upper, k, { lights: [[points`220,690 330,690 560,640 660,600`, 26, 1.5]] }),
      `<path d="${opening}" fill="${dark(k, 0.6)}"/>`,
      leather(art, cap, light(k, 0.03), { edgeW: 16, edgeB: 7 }),
      stitch(points`252,624 290,660 298,722`, k, { ink: light(k, 0.45), a: 0.7 }),
      leather(art, facing, dark(k, 0.04), { edgeW: 16, edgeB: 7 }),
      ...laces,
      seam(points`486,540 520,620 510,722`, k, { a: 0.5 }),
      leather(art, sole, dark(mix(k, '#2a1a12', 0.6), 0.35), { crumple: 0, edgeW: 14, edgeB: 6 }),
      gloss(art, points`176,676 206,652 240,638`, 12, 0.5),
      gloss(art, points`560,640 630,620 676,580`, 10, 0.28),
    );
  });
};

const FLAT_BACK: HeelView = { top: 640, half: 84, soleHeight: 24, sole: '#4a3226' };

/** Ballet flats with a bow. */
export const flats: DrawFlat = (art, piece) => {
  if (piece.back) return heelPair(art, piece, FLAT_BACK);
  const k = piece.color;
  return pair(
    art,
    () => {
      const upper = shape(points`
140,736! 138,706 172,672 246,652 300,646! 360,682 470,690 580,664 648,600 690,596! 702,650 706,736!
`);
      const inside = shape(
        points`300,646! 360,682 470,690 580,664 648,600 690,596! 630,612 560,640 460,654 370,650`,
      );
      const sole = shape(points`136,730! 420,744 710,730! 712,752 700,768! 420,772 160,766 134,750`);
      const bow = shape(points`300,654 258,626 252,668 296,668 340,684 344,642 304,652`);
      return layers(
        leather(art, upper, k, { lights: [[points`190,700 320,706 560,690 660,650`, 24, 1.6]] }),
        `<path d="${inside}" fill="#d9b994"/><path d="${inside}" fill="${art.lin(400, 640, 660, 600, [
          [0, '#5a3a24', 0.5],
          [1, '#5a3a24', 0.08],
        ])}"/>`,
        seam(points`300,648 360,684 470,692 580,666 648,602 690,598`, k, { ink: dark(k, 0.2), w: 5, a: 0.9 }),
        leather(art, sole, '#4a3226', { crumple: 0, edgeW: 8, edgeB: 4 }),
        castOn(art, bow, upper, { dx: 2, dy: 5, blur: 4 }),
        leather(art, bow, dark(k, 0.08), { edgeW: 12, edgeB: 5 }),
        gloss(art, points`176,700 206,680 248,672`, 10, 0.55),
      );
    },
    { gw: 570, fy: -110 },
  );
};
