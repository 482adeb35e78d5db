import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, curve, layers, onSide, points, shape } from '../core/geometry.ts';
import { button, seam, stitch } from '../core/trims.ts';
import { insideWaist, legs, waistband } from './legs.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** Shorts. */
export const shorts: DrawFlat = (art, piece) => {
  const o = {
      top: 290,
      waist: 158,
      hip: 208,
      hipY: 450,
      crotch: 610,
      kneeO: 240,
      kneeI: 28,
      kneeY: 700,
      out: 252,
      in: 36,
      hem: 800,
    },
    k = piece.color,
    b = legs(art, piece, o, { short: true });
  const wb = waistband(art, piece, o, 44),
    hem = bothSides((s) =>
      seam(onSide(s, points`${o.out - 6},${o.hem - 36} ${o.in},${o.hem - 24}`), k, { a: 0.5 }),
    );
  if (piece.back)
    return layers(
      b,
      seam(points`${CENTER},330 ${CENTER},610`, k),
      bothSides((s) =>
        layers(
          cloth(art, shape(onSide(s, points`48,430! 150,422! 152,530! 50,538!`)), {
            color: k,
            pattern: piece.pattern,
            crumple: 0.3,
            edgeW: 10,
            edgeB: 5,
            edge: 0.3,
          }),
          button(CENTER + s * 100, 444, 7, dark(k, 0.4)),
        ),
      ),
      wb,
      hem,
    );
  return layers(
    insideWaist(o, k),
    b,
    bothSides((s) =>
      layers(
        seam(onSide(s, points`134,332 204,478`), k, { w: 2.6 }),
        stitch(onSide(s, points`126,334 198,486`), k, { a: 0.4 }),
        seam(onSide(s, points`72,332 78,430`), k, { w: 3.4, a: 0.45 }),
      ),
    ),
    seam(points`${CENTER},330 ${CENTER},610`, k),
    seam(points`${CENTER + 34},336 ${CENTER + 32},470 ${CENTER + 4},524`, k, { a: 0.4 }),
    wb,
    hem,
    button(CENTER + 4, o.top + 24, 9, light(k, 0.55)),
  );
};

/** Leggings. */
export const leggings: DrawFlat = (art, piece) => {
  const o = {
      top: 124,
      waist: 108,
      hip: 146,
      hipY: 300,
      crotch: 420,
      kneeO: 134,
      kneeI: 46,
      kneeY: 700,
      out: 116,
      in: 58,
      hem: 1012,
    },
    k = piece.color;
  const b = legs(art, piece, o, { crumple: 0.3, texture: 'rib' });
  const sheen = bothSides((s) =>
    layers(
      `<path d="${curve(onSide(s, points`96,300 98,520 92,700 88,960`))}" stroke="${light(k, 0.7)}" stroke-width="16" fill="none" opacity=".22" ${art.blur(9)}/>`,
      seam(onSide(s, points`${o.out - 2},${o.hem - 22} ${o.in + 2},${o.hem - 14}`), k, { a: 0.5 }),
      seam(onSide(s, points`${o.waist + 8},210 122,400 ${o.kneeO - 14},700 ${o.out - 12},990`), k, {
        a: 0.35,
      }),
    ),
  );
  return layers(
    b,
    sheen,
    seam(points`${CENTER},230 ${CENTER},${o.crotch}`, k, { a: 0.6 }),
    waistband(art, piece, o, 98, { edge: 0.3 }),
    seam(points`${CENTER - 116},222 ${CENTER},${piece.back ? 232 : 252} ${CENTER + 116},222`, k, {
      a: 0.6,
    }),
    piece.back ? leggingsBack(k) : '',
  );
};

/** A pocket in the waistband, and seams that meet above the seat. */
const leggingsBack = (k: string) =>
  layers(
    seam(points`${CENTER - 62},158 ${CENTER + 62},158`, k, { w: 4 }),
    `<rect x="${CENTER + 54}" y="151" width="20" height="9" rx="4" fill="#c9c2b4"/>`,
    bothSides((s) => seam(onSide(s, points`118,300 60,276 2,240`), k, { a: 0.5 })),
  );
