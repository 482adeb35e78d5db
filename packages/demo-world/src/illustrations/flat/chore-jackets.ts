import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { bothSides, layers, onSide, points, shape } from '../core/geometry.ts';
import { button, castOn, seam, stitch } from '../core/trims.ts';
import { type CoatCut, coat } from './coat-parts.ts';
import { shirtCollar } from './details.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { longSleeve } from './sleeves.ts';

const CHORE: CoatCut = {
  nw: 74,
  nY: 226,
  sw: 220,
  sY: 274,
  cw: 214,
  pit: 442,
  ww: 214,
  hw: 218,
  hem: 896,
  v: 300,
  wk: 0.5,
};

const PATCH: ClothStyle = { vertical: true, crumple: 0.3, edgeW: 12, edgeB: 5, edge: 0.35, line: 0.75 };

/** A boxy work jacket with a shirt's collar and three patch pockets. */
export const choreJackets: DrawFlat = (art, piece) => {
  const o = CHORE;
  const k = piece.color;
  const soft = { crumple: 0.45 };
  const garment = coat(art, piece, o, longSleeve(o, 4), {
    body: soft,
    sleeve: soft,
    inner: (s) => points`${s > 0 ? 20 : -18},${o.hem + 8}! ${s > 0 ? 20 : -18},270! 40,246`,
  });
  const ends = layers(
    bothSides((s) => stitch(onSide(s, points`${o.sw + 108},800 ${o.sw + 38},812`), k)),
    bothSides((s) => stitch(onSide(s, points`${o.hw - 4},${o.hem - 22} 22,${o.hem - 14}`), k)),
  );
  const collar = shirtCollar(art, piece, { nY: 234 }, 92);
  if (piece.back) {
    const yoke = layers(
      seam(points`${CENTER - 208},372 ${CENTER},386 ${CENTER + 208},372`, k, { w: 2.4 }),
      stitch(points`${CENTER - 208},382 ${CENTER},396 ${CENTER + 208},382`, k),
    );
    return layers(garment.svg, ends, yoke, seam(points`${CENTER},390 ${CENTER},900`, k, { a: 0.5 }), collar);
  }
  const pocket = (side: number, top: number, left: number, right: number, low: number) => {
    const d = shape(
      onSide(
        side,
        points`${left},${top}! ${right},${top - 6}! ${right},${low}! ${(left + right) / 2},${low + 14}! ${left},${low + 4}!`,
      ),
    );
    return layers(
      castOn(art, d, garment.fronts[side > 0 ? 0 : 1], { dy: 4, blur: 5, strength: 0.3 }),
      cloth(art, d, { ...PATCH, color: k, pattern: piece.pattern }),
      stitch(onSide(side, points`${left + 8},${top + 22} ${right - 8},${top + 16}`), k),
    );
  };
  return layers(
    garment.svg,
    ends,
    bothSides((s) => pocket(s, 640, 56, 182, 800)),
    pocket(1, 418, 58, 152, 522),
    ...[330, 440, 550, 660, 770].map((y) => button(CENTER + 1, y, 10, dark(k, 0.6))),
    collar,
  );
};
