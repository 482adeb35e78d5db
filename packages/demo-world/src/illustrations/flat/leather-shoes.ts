import { cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { layers, points, shape } from '../core/geometry.ts';
import { castOn, stitch } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';
import { type HeelView, heelPair } from './shoe-backs.ts';
import { gloss, leather, pair } from './shoe-parts.ts';

const BOOT_BACK: HeelView = { top: 340, half: 96, soleHeight: 72, tab: true };

/** Chelsea boots. */
export const boots: DrawFlat = (art, piece) => {
  if (piece.back) return heelPair(art, piece, BOOT_BACK);
  const k = piece.color;
  return pair(
    art,
    () => {
      const b = shape(points`
150,728! 146,690 184,650 290,622 372,580 412,520 418,430 412,300! 520,290 640,300! 636,420
650,560 668,640 672,728!
`);
      const el = shape(points`476,296! 566,294! 560,440 540,530! 506,530! 488,440`);
      const so = shape(points`
144,704! 300,722 540,722 676,712! 680,742! 682,784! 556,786! 550,752! 420,756 280,760 160,752
138,730
`);
      const op = shape(points`412,300! 520,286 640,300! 540,318`),
        tab = shape(points`600,262! 628,262! 630,340! 598,340!`);
      let e = '';
      for (let i = 0; i < 9; i++)
        e += `<path d="M${486 + i * 8.6} 300L${510 + i * 3.6} 526" stroke="${dark(k, 0.7)}" stroke-width="2" opacity=".55"/>`;
      return layers(
        leather(art, tab, dark(k, 0.2), { edgeW: 10, edgeB: 4 }),
        leather(art, b, k, {
          folds: [
            [points`396,560 450,590 520,586`, 18, 1],
            [points`380,596 450,624 540,606`, 16, 0.8],
            [points`404,520 440,540 476,536`, 14, 0.7],
            [points`300,630 320,680`, 14, 0.4],
          ],
          lights: [
            [points`440,320 444,430 436,520`, 30, 1.6],
            [points`230,664 320,636 390,606`, 24, 1.4],
          ],
        }),
        `<path d="${op}" fill="${dark(k, 0.6)}"/>`,
        cloth(art, el, { color: dark(k, 0.45), texture: 'rib', crumple: 0, edgeW: 16, edgeB: 7 }),
        e,
        leather(art, so, dark(mix(k, '#2a1a12', 0.6), 0.35), {
          crumple: 0,
          edgeW: 16,
          edgeB: 6,
          grad: [200, 720, 240, 800],
        }),
        stitch(points`150,734 330,748 548,744`, k, { ink: light(k, 0.5), a: 0.6 }),
        gloss(art, points`186,676 230,654 300,640`, 13, 0.4),
        gloss(art, points`428,330 432,420 428,500`, 10, 0.3),
      );
    },
    { gy: 776 },
  );
};

const LOAFER_BACK: HeelView = { top: 600, half: 86, soleHeight: 58 };

/** Loafers with a snaffle. */
export const loafers: DrawFlat = (art, piece) => {
  if (piece.back) return heelPair(art, piece, LOAFER_BACK);
  const k = piece.color;
  return pair(art, () => {
    const up = shape(points`
146,724! 142,690 176,648 250,612 330,574 392,544! 440,566 520,586 600,560 664,520! 692,540
700,630 704,724!
`);
    const inn = shape(points`392,544! 440,566 520,586 600,560 664,520! 610,526 520,536 450,534`);
    const apron = shape(points`196,664! 206,640 262,606 340,570 394,546! 430,580 420,610 340,640 256,668`);
    const st = shape(points`330,576! 382,548! 444,590 470,690 466,722! 412,722! 408,660 380,606`);
    const so = shape(
      points`138,718! 420,732 550,728 710,716! 712,744! 710,774! 590,776! 584,748! 340,754 146,746`,
    );
    return layers(
      leather(art, up, k, {
        lights: [[points`220,690 330,690 560,640 660,600`, 26, 1.5]],
        folds: [[points`300,640 312,700`, 14, 0.5]],
      }),
      `<path d="${inn}" fill="#b98d64"/><path d="${inn}" fill="${art.lin(400, 540, 660, 540, [
        [0, '#2a1810', 0.7],
        [1, '#2a1810', 0.2],
      ])}"/>`,
      leather(art, apron, light(k, 0.04), { edgeW: 18, edgeB: 8 }),
      stitch(points`200,668 256,676 340,650 424,616`, k, { ink: light(k, 0.5), a: 0.8, dash: '9 5' }),
      castOn(art, st, up, { dx: 3, dy: 4, blur: 5, strength: 0.4 }),
      leather(art, st, dark(k, 0.08), { edgeW: 18, edgeB: 8 }),
      `<path d="M352 584q34 -2 62 22" stroke="#2a1a10" stroke-width="14" fill="none" opacity=".4"/><path d="M350 580q34 -2 62 22" stroke="#b98f4f" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M352 577q32 -2 58 18" stroke="#f0dcae" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
      leather(art, so, dark(mix(k, '#2a1a12', 0.6), 0.35), { crumple: 0, edgeW: 14, edgeB: 6 }),
      gloss(art, points`180,672 210,650 262,628`, 12, 0.45),
      gloss(art, points`560,640 630,620 676,580`, 10, 0.28),
    );
  });
};
