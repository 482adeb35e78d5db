import { dark, light, luminance, mix } from '../core/color.ts';
import { curve, layers, points, shape } from '../core/geometry.ts';
import { seam, stitch } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';
import { type HeelView, heelPair } from './shoe-backs.ts';
import { gloss, leather, pair } from './shoe-parts.ts';

const SNEAKER_BACK: HeelView = {
  top: 590,
  half: 88,
  soleHeight: 60,
  sole: '#f3eee4',
  stripe: true,
  stitched: true,
  woven: true,
};

/** Low sneakers. */
export const sneakers: DrawFlat = (art, piece) => {
  if (piece.back) return heelPair(art, piece, SNEAKER_BACK);
  const k = piece.color,
    dk = luminance(k) > 0.75 ? '#74836a' : dark(k, 0.2),
    solec = '#f3eee4';
  return pair(
    art,
    () => {
      const up = shape(points`
168,716! 160,668 190,622 262,590 344,548 412,488 440,462! 500,446 560,456! 600,476 640,470
672,486! 690,560 700,640 702,716!
`);
      const sole = shape(points`156,704! 300,716 500,712 712,700! 716,740 706,766! 420,770 190,768 152,744`);
      const toe = shape(points`166,706! 164,664 196,624 262,600 286,640 276,712!`);
      const heel = shape(points`612,520! 676,492! 694,580 702,710! 626,712! 614,620`);
      const eye = shape(points`318,600! 420,506 448,474! 486,492! 466,548 378,640!`);
      const tongue = shape(points`404,520! 424,452 456,428 490,436 500,470! 440,520`);
      const open = shape(points`440,462! 500,446 560,456 600,476 640,470 672,486! 636,500 580,508 510,494`);
      let lace = '';
      for (let i = 0; i < 5; i++) {
        const x = 352 + i * 25,
          y = 592 - i * 27;
        lace += `<path d="${curve(points`${x - 14},${y - 22} ${x + 8},${y - 8} ${x + 34},${y + 12}`)}" stroke="#15101c" stroke-width="13" opacity=".25" fill="none" transform="translate(2 5)"/><path d="${curve(points`${x - 14},${y - 22} ${x + 8},${y - 8} ${x + 34},${y + 12}`)}" stroke="${mix(light(k, 0.7), '#fff', 0.4)}" stroke-width="10.5" stroke-linecap="round" fill="none"/>`;
      }
      return layers(
        leather(art, tongue, light(k, 0.06)),
        leather(art, up, k, {
          pattern: piece.pattern,
          folds: [
            [points`290,616 330,660 340,700`, 14, 0.6],
            [points`300,590 350,628`, 12, 0.5],
          ],
          lights: [[points`300,580 400,560 520,600 650,600`, 40, 0.8]],
        }),
        `<path d="${open}" fill="${dark(k, 0.5)}"/>`,
        leather(art, toe, light(k, 0.05), { edgeW: 26, edgeB: 10 }),
        leather(art, heel, dk, { edgeW: 26, edgeB: 10 }),
        leather(art, eye, light(k, 0.03), { edgeW: 20, edgeB: 8 }),
        [0, 1, 2, 3, 4]
          .map((i) => `<circle cx="${384 + i * 22}" cy="${612 - i * 28}" r="4" fill="${dark(k, 0.55)}"/>`)
          .join(''),
        stitch(points`290,644 284,712`, k, { a: 0.5 }),
        stitch(points`606,524 610,620 618,708`, k, { a: 0.5 }),
        seam(points`478,540 506,610 500,708`, k, { a: 0.45 }),
        stitch(points`486,540 514,610 508,708`, k, { a: 0.35 }),
        seam(points`504,486 580,500 634,492`, k, { a: 0.4 }),
        lace,
        leather(art, sole, solec, {
          edge: 0.35,
          edgeW: 22,
          edgeB: 9,
          grad: [200, 690, 260, 780],
          crumple: 0,
        }),
        seam(points`158,732 420,744 712,730`, solec, { a: 0.35, w: 2.4 }),
        gloss(art, points`190,656 216,632 256,616`, 10, 0.7),
      );
    },
    { sx: 1.07, sy: 0.8, gw: 590, fy: -130, fx: 90, nx: -40 },
  );
};
