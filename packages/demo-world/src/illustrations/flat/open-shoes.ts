import { dark, mix } from '../core/color.ts';
import { layers, points, shape } from '../core/geometry.ts';
import { castOn, seam } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';
import { turnedRound } from './shoe-backs.ts';
import { gloss, leather, pair } from './shoe-parts.ts';

/** Pumps. */
export const heels: DrawFlat = (art, piece) => {
  const k = piece.color;
  const drawn = pair(
    art,
    () => {
      const h = shape(points`640,500! 690,520! 690,600 676,700 672,772! 650,772! 648,690 634,590`);
      const up = shape(points`
132,752! 148,730 210,696 280,672! 330,706 400,700 480,632 560,520 622,444! 680,446 698,500
690,566! 620,586 540,640 440,720 360,760 240,772
`);
      const ins = shape(
        points`280,672! 330,706 400,700 480,632 560,520 622,444! 590,452 520,520 440,606 360,660`,
      );
      const sl = shape(
        points`134,756! 240,772 360,760 440,720 540,640 636,574! 640,590 550,656 450,734 370,774 220,780`,
      );
      return layers(
        leather(art, h, dark(k, 0.08), { edgeW: 20, edgeB: 8 }),
        `<path d="${ins}" fill="#d9b994"/><path d="${ins}" fill="${art.lin(300, 640, 600, 460, [
          [0, '#5a3a24', 0.45],
          [1, '#5a3a24', 0.05],
        ])}"/>`,
        leather(art, up, k, {
          pattern: piece.pattern,
          lights: [
            [points`190,722 260,712 340,734`, 20, 2],
            [points`470,670 560,580 640,500`, 26, 1.6],
          ],
          folds: [[points`330,720 360,750`, 12, 0.5]],
        }),
        leather(art, sl, '#3a241a', { crumple: 0, edgeW: 6, edgeB: 3 }),
        gloss(art, points`176,732 220,712 266,700`, 9, 0.6),
        gloss(art, points`600,520 640,470 664,466`, 9, 0.5),
      );
    },
    { gy: 774, gw: 540, fx: 110, fy: -150 },
  );
  return piece.back ? turnedRound(drawn) : drawn;
};

/** Sandals. */
export const sandals: DrawFlat = (art, piece) => {
  const k = piece.color;
  const drawn = pair(
    art,
    () => {
      const so = shape(
          points`136,722! 220,706 360,704 520,700 640,676 706,672! 716,716 708,764! 500,768 200,768 140,754`,
        ),
        top = shape(
          points`136,724! 220,704 360,704 520,700 640,674 706,670! 706,690 640,700 500,724 300,732 180,734`,
        );
      const band = (a: number, b: number, c: number, w: number) => {
        const d = shape(points`
${a},716! ${a + 16},${c + 30} ${(a + b) / 2 - 10},${c} ${b - 22},${c + 34} ${b},714!
${b + w},710! ${b + w * 0.8},${c + 36} ${(a + b) / 2 + w * 0.5},${c - 26}
${a + w * 0.5},${c + 10} ${a - w * 0.35},716!
`);
        return layers(
          castOn(art, d, top, { dx: 2, blur: 6, strength: 0.4 }),
          leather(art, d, k, {
            edgeW: 20,
            edgeB: 8,
            lights: [[points`${a + 8},${c + 50} ${(a + b) / 2},${c - 8}`, 12, 1.6]],
          }),
        );
      };
      const heel = shape(points`
560,700! 566,620 600,540 640,512 680,540 700,620 704,684! 684,686! 676,620 652,556 628,548
604,588 590,640 586,698!
`);
      return layers(
        leather(art, so, mix('#c9a67c', k, 0.12), {
          crumple: 0.2,
          edgeW: 18,
          edgeB: 8,
          grad: [200, 700, 220, 790],
        }),
        seam(points`142,744 440,754 712,738`, '#8a6242', { a: 0.5 }),
        leather(art, top, '#b98d64', { crumple: 0.2, edgeW: 14, edgeB: 6 }),
        leather(art, heel, k, { edgeW: 16, edgeB: 7 }),
        band(212, 318, 616, 58),
        band(374, 452, 590, 46),
        `<rect x="606" y="566" width="30" height="36" rx="6" fill="none" stroke="#b98f4f" stroke-width="7" transform="rotate(-24 620 584)"/>`,
      );
    },
    { gy: 762, fy: -130, nx: -10, fx: 90 },
  );
  return piece.back ? turnedRound(drawn) : drawn;
};
