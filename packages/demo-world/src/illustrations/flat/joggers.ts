import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';
import { light } from '../core/color.ts';
import { bothSides, curve, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { seam, stitch } from '../core/trims.ts';
import { insideWaist, type LegCut, legs } from './legs.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';
import { ribBand } from './torso.ts';

const JOGGERS: LegCut = {
  top: 122,
  waist: 144,
  hip: 194,
  hipY: 300,
  crotch: 430,
  kneeO: 198,
  kneeI: 38,
  kneeY: 690,
  out: 158,
  in: 70,
  hem: 960,
};

/** Joggers with a ribbed ankle. */
export const joggers: DrawFlat = (art, piece) => {
  const o = JOGGERS;
  const ankles = bothSides((s) =>
    ribBand(
      art,
      piece,
      onSide(
        s,
        points`${o.out + 4},${o.hem - 10}! ${o.out - 8},${o.hem + 62}! ${o.in + 8},${o.hem + 70}! ${o.in - 4},${o.hem + 2}!`,
      ),
    ),
  );
  return elasticTrousers(art, piece, o, ankles);
};

const SWEATPANTS: LegCut = { ...JOGGERS, hip: 200, kneeO: 216, kneeI: 32, out: 218, in: 44, hem: 1004 };

/** Sweatpants with wide, straight legs and an open hem. */
export const sweatpants: DrawFlat = (art, piece) => {
  const o = SWEATPANTS;
  const hems = bothSides((s) =>
    layers(
      stitch(onSide(s, points`${o.out - 2},${o.hem - 34} ${o.in + 2},${o.hem - 22}`), piece.color),
      stitch(onSide(s, points`${o.out - 2},${o.hem - 42} ${o.in + 2},${o.hem - 30}`), piece.color, {
        a: 0.4,
      }),
    ),
  );
  return elasticTrousers(art, piece, o, hems);
};

/** Draws trousers with an elastic waist and a drawstring; `ends` is drawn over the end of each leg. */
function elasticTrousers(art: Art, piece: FlatPiece, o: LegCut, ends: string): string {
  const k = piece.color;
  const band = ribBand(
    art,
    piece,
    symmetric(
      points`0,${o.top + 2} ${o.waist + 2},${o.top - 8}! ${o.waist + 8},${o.top + 46}! 0,${o.top + 58}`,
    ),
  );
  const legsSvg = legs(art, piece, o, { crumple: 0.55 });
  const middle = seam(points`${CENTER},172 ${CENTER},${o.crotch}`, k, { a: 0.5 });
  if (piece.back) {
    const pocket = shape(onSide(1, points`52,250! 136,244! 138,344! 54,350!`));
    const style: ClothStyle = { crumple: 0.3, edgeW: 10, edgeB: 5, edge: 0.3 };
    return layers(legsSvg, ends, middle, cloth(art, pocket, { ...style, color: k }), band);
  }
  const cord = bothSides((s) => {
    const d = curve(onSide(s, points`12,150 20,220 ${14 + s * 4},${290 + s * 12}`));
    return `<path d="${d}" stroke="#15101c" stroke-width="9" fill="none" opacity=".2" transform="translate(3 4)"/><path d="${d}" stroke="${light(k, 0.7)}" stroke-width="7.5" fill="none" stroke-linecap="round"/>`;
  });
  return layers(
    insideWaist(o, k),
    legsSvg,
    ends,
    bothSides((s) => seam(onSide(s, points`136,178 186,300`), k, { w: 3.4, a: 0.55 })),
    middle,
    band,
    cord,
  );
}
