import type { Art } from '../core/art.ts';
import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, curve, layers, onSide, points, shape } from '../core/geometry.ts';
import { button, seam } from '../core/trims.ts';
import { insideWaist, type LegCut, legs, waistband } from './legs.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';

const PANTS: LegCut = {
  top: 118,
  waist: 142,
  hip: 190,
  hipY: 300,
  crotch: 424,
  kneeO: 208,
  kneeI: 34,
  kneeY: 700,
  out: 218,
  in: 44,
  hem: 1012,
};

/** Wide trousers with a pressed crease. */
export const pants: DrawFlat = (art, piece) => trousers(art, piece, PANTS, true);

/** Chinos: narrower, without a crease. */
export const chinos: DrawFlat = (art, piece) =>
  trousers(art, piece, { ...PANTS, kneeO: 192, kneeI: 40, out: 182, in: 66 }, false);

const DRESS_PANTS: LegCut = { ...PANTS, hip: 184, kneeO: 176, kneeI: 44, out: 164, in: 66, hem: 990 };

/** Tapered trousers with a pressed crease and turn-ups. */
export const dressPants: DrawFlat = (art, piece) => {
  const o = DRESS_PANTS;
  const turnUps = bothSides((s) =>
    cloth(
      art,
      shape(
        onSide(
          s,
          points`${o.out + 6},${o.hem - 52}! ${o.out + 5},${o.hem - 2}! ${o.in - 5},${o.hem + 12}! ${o.in - 6},${o.hem - 40}!`,
        ),
      ),
      {
        color: light(piece.color, 0.03),
        pattern: piece.pattern,
        vertical: true,
        crumple: 0.2,
        edgeW: 14,
        edgeB: 6,
        line: 0.8,
      },
    ),
  );
  return layers(trousers(art, piece, o, true), turnUps);
};

/** Trousers that end below the knee. */
export const capris: DrawFlat = (art, piece) =>
  `<g transform="translate(0 80)">${trousers(art, piece, { ...PANTS, kneeO: 196, kneeI: 42, out: 196, in: 52, hem: 860 }, false)}</g>`;

function trousers(art: Art, piece: FlatPiece, o: LegCut, pressed: boolean): string {
  const k = piece.color;
  const b = legs(art, piece, o);
  const crease = !pressed
    ? ''
    : bothSides((s) =>
        layers(
          seam(
            onSide(
              s,
              points`72,166 104,420 ${(o.kneeO + o.kneeI) / 2},700 ${(o.out + o.in) / 2},${o.hem - 2}`,
            ),
            k,
            {
              w: 2.2,
              a: 0.5,
            },
          ),
          `<path d="${curve(onSide(s, points`78,180 110,420 ${(o.kneeO + o.kneeI) / 2 + 8},700 ${(o.out + o.in) / 2 + 8},${o.hem - 12}`))}" stroke="${light(k, 0.6)}" stroke-width="12" fill="none" opacity=".35" ${art.blur(5)}/>`,
        ),
      );
  const wb = layers(
    waistband(art, piece, o, 38),
    [-96, 96]
      .map((x) =>
        cloth(
          art,
          shape(points`
${CENTER + x - 6},${o.top - 6}! ${CENTER + x + 6},${o.top - 6}! ${CENTER + x + 6},${o.top + 40}!
${CENTER + x - 6},${o.top + 40}!
`),
          { color: k, crumple: 0, edgeW: 6, edgeB: 3 },
        ),
      )
      .join(''),
  );
  if (piece.back)
    return layers(
      b,
      crease,
      seam(points`${CENTER},150 ${CENTER},${o.crotch}`, k),
      bothSides((s) =>
        layers(
          seam(onSide(s, points`54,240 140,232`), k, { w: 4 }),
          button(CENTER + s * 97, 252, 6, dark(k, 0.5)),
          seam(onSide(s, points`96,158 97,228`), k, { a: 0.4 }),
        ),
      ),
      wb,
    );
  return layers(
    insideWaist(o, k),
    b,
    crease,
    bothSides((s) =>
      layers(
        seam(onSide(s, points`72,160 76,250`), k, { w: 3.4, a: 0.55 }),
        seam(onSide(s, points`104,160 106,216`), k, { w: 3, a: 0.4 }),
        seam(onSide(s, points`134,160 182,286`), k, { w: 2.4 }),
      ),
    ),
    seam(points`${CENTER},150 ${CENTER},${o.crotch}`, k),
    seam(points`${CENTER + 32},158 ${CENTER + 30},300 ${CENTER + 4},350`, k, { a: 0.4 }),
    wb,
    button(CENTER + 40, o.top + 20, 7, dark(k, 0.5)),
  );
}
