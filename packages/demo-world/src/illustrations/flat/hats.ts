import { cloth } from '../core/cloth.ts';
import { dark, mix } from '../core/color.ts';
import { layers, points, shape } from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { ground, hide } from './accessory-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** A hat with a brim; on the back the crown is round and the band ends in two ribbons. */
export const hats: DrawFlat = (art, piece) => {
  const k = piece.color,
    straw = 'knit',
    brim = shape(
      points`92,700 150,636 300,604 450,598 600,604 750,636 808,700 752,748 620,776 450,784 280,776 148,748`,
    ),
    crown = piece.back
      ? shape(
          points`262,668! 264,560 296,430 360,384 450,370 540,384 606,434 636,560 638,668! 540,700 450,706 360,700`,
        )
      : shape(points`
262,668! 264,560 296,430 350,378 410,372 450,390 496,370 560,382 606,434 636,560 638,668!
540,700 450,706 360,700
`),
    band = shape(
      points`262,610 360,646 450,652 540,646 637,610! 639,672! 540,706 450,712 360,706 261,672! 262,610!`,
    );
  return layers(
    ground(art, CENTER, 776, 700),
    hide(art, brim, k, {
      pattern: piece.pattern,
      texture: straw,
      lights: [[points`150,680 300,640 440,632`, 40, 1]],
      folds: [[points`260,690 450,728 650,692`, 40, 1]],
      grad: [120, 600, 800, 800],
    }),
    seam(points`112,706 220,752 450,770 680,752 788,706`, k, { a: 0.35 }),
    hide(art, crown, k, {
      pattern: piece.pattern,
      texture: straw,
      folds: [
        ...(piece.back ? [] : [[points`438,386 450,430 456,480`, 30, 0.9] as const]),
        [points`600,450 612,600`, 30, 0.6],
      ],
      lights: [[points`330,420 306,520 304,600`, 46, 1.1]],
      grad: [270, 380, 650, 700],
    }),
    cloth(art, band, {
      color: piece.pattern === 'plain' ? mix(dark(k, 0.75), '#2a2026', 0.4) : dark(k, 0.6),
      texture: 'rib',
      crumple: 0.2,
      edgeW: 26,
      edgeB: 10,
    }),
    ...(piece.back
      ? [points`430,640! 452,640! 470,782! 436,770!`, points`448,640! 470,640! 510,770! 478,782!`]
      : [points`598,628! 630,604! 634,690! 600,700!`]
    ).map((outline) =>
      cloth(art, shape(outline), {
        color: mix(dark(k, 0.7), '#2a2026', 0.3),
        texture: 'rib',
        crumple: 0,
        edgeW: 10,
        edgeB: 4,
      }),
    ),
  );
};
