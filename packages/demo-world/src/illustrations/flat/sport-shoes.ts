import { dark, light, mix } from '../core/color.ts';
import { curve, layers, points, shape } from '../core/geometry.ts';
import { seam, stitch } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';
import { type HeelView, heelPair } from './shoe-backs.ts';
import { gloss, leather, pair } from './shoe-parts.ts';

const FOAM = '#f3eee4';
const LOW = { sx: 1.07, sy: 0.8, gw: 590, fy: -130, fx: 90, nx: -40 } as const;

const RUNNER_BACK: HeelView = {
  top: 560,
  half: 92,
  soleHeight: 78,
  sole: FOAM,
  tab: true,
  stripe: true,
  woven: true,
};

/** Running shoes: a knitted upper with a saddle, a thick curved sole and a heel loop. */
export const runners: DrawFlat = (art, piece) => {
  const k = piece.color;
  if (piece.back) return heelPair(art, piece, RUNNER_BACK);
  return pair(
    art,
    () => {
      const upper = shape(points`
160,690! 158,650 200,606 280,566 360,520 420,470 452,440! 500,430 566,446 620,470 662,452 690,470! 704,560 708,640
706,690!
`);
      const opening = shape(
        points`452,440! 500,430 566,446 620,470 662,452 690,470! 640,494 580,500 506,484`,
      );
      const tongue = shape(points`412,500! 428,430 462,396 500,402 514,444! 452,510`);
      const toe = shape(points`158,690! 158,650 196,612 250,590! 262,640 256,692!`);
      const sole = shape(points`
138,676! 300,700 520,690 716,664! 742,712 724,776! 640,788 560,762 470,776 330,792 190,786 140,750 126,706
`);
      const stripe = shape(points`132,716! 320,742 540,732 734,700! 736,722 540,754 320,764 136,738!`);
      const saddle = shape(points`380,586! 470,500 520,520! 560,600 556,690! 470,694 440,640`);
      const holes = [0, 1, 2, 3, 4, 5].map(
        (i) =>
          `<circle cx="${290 + (i % 3) * 26}" cy="${640 + Math.floor(i / 3) * 24 - (i % 3) * 10}" r="4" fill="${dark(k, 0.55)}"/>`,
      );
      const laces = [0, 1, 2, 3, 4].map((i) => {
        const x = 356 + i * 26;
        const y = 566 - i * 27;
        const path = curve(points`${x - 16},${y - 20} ${x + 8},${y - 6} ${x + 34},${y + 12}`);
        return `<path d="${path}" stroke="${dark(k, 0.6)}" stroke-width="13" opacity=".3" fill="none" transform="translate(2 5)"/><path d="${path}" stroke="${light(k, 0.8)}" stroke-width="9" stroke-linecap="round" fill="none"/>`;
      });
      const loop = curve(points`690,474 726,456 730,500 700,512`);
      return layers(
        `<path d="${loop}" fill="none" stroke="${dark(k, 0.35)}" stroke-width="13"/>`,
        leather(art, tongue, light(k, 0.12)),
        leather(art, upper, k, {
          pattern: piece.pattern,
          texture: 'knit',
          lights: [[points`300,560 430,540 640,580`, 40, 0.8]],
        }),
        `<path d="${opening}" fill="${dark(k, 0.55)}"/>`,
        leather(art, toe, dark(k, 0.16), { edgeW: 20, edgeB: 8 }),
        leather(art, saddle, light(k, 0.42), { edgeW: 14, edgeB: 6 }),
        stitch(points`392,590 450,640 478,690`, k, { ink: light(k, 0.8) }),
        ...holes,
        ...laces,
        leather(art, sole, FOAM, { edge: 0.35, edgeW: 22, edgeB: 9, grad: [200, 660, 260, 790], crumple: 0 }),
        leather(art, stripe, mix(k, '#f7e9d5', 0.15), { edgeW: 6, edgeB: 3, crumple: 0 }),
        gloss(art, points`186,640 216,610 262,590`, 10, 0.6),
      );
    },
    LOW,
  );
};

const SLIP_ON_BACK: HeelView = {
  top: 640,
  half: 90,
  soleHeight: 46,
  sole: FOAM,
  stitched: true,
  woven: true,
};

/** Canvas slip-ons with elastic at the sides. */
export const slipOns: DrawFlat = (art, piece) => {
  const k = piece.color;
  if (piece.back) return heelPair(art, piece, SLIP_ON_BACK);
  return pair(
    art,
    () => {
      const upper = shape(points`
160,722! 158,676 196,634 272,598 360,560 430,528! 500,548 590,536 656,508! 692,528 702,620 704,722!
`);
      const inside = shape(points`430,528! 500,548 590,536 656,508! 600,506 520,510`);
      const gore = shape(points`404,540! 452,528! 506,640 490,652 446,640!`);
      const sole = shape(points`150,704! 320,720 520,716 712,702! 716,744 704,770! 420,776 190,772 146,748`);
      const foxing = seam(points`150,724 420,738 712,722`, FOAM, { ink: dark(k, 0.1), w: 5, a: 0.85 });
      return layers(
        leather(art, upper, k, {
          pattern: piece.pattern,
          texture: 'twill',
          folds: [[points`300,640 340,690 348,716`, 14, 0.5]],
          lights: [[points`240,640 380,600 620,610`, 36, 0.9]],
        }),
        `<path d="${inside}" fill="${mix('#d9b994', k, 0.2)}"/>`,
        leather(art, gore, dark(k, 0.4), { texture: 'rib', edgeW: 10, edgeB: 4 }),
        stitch(points`300,592 330,640 322,718`, k, { ink: light(k, 0.6) }),
        stitch(points`560,544 566,620 572,716`, k, { ink: light(k, 0.6) }),
        leather(art, sole, FOAM, { edge: 0.35, edgeW: 20, edgeB: 8, grad: [200, 690, 260, 780], crumple: 0 }),
        foxing,
        gloss(art, points`188,670 216,646 262,620`, 9, 0.5),
      );
    },
    LOW,
  );
};
