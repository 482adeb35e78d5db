import type { Art } from '../core/art.ts';
import { cloth } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import {
  bothSides,
  curve,
  layers,
  lerp,
  nth,
  onSide,
  type Points,
  points,
  shape,
  symmetric,
} from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { forSide, hemStitch, neckBand } from './details.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';
import { shortSleeve } from './sleeves.ts';
import { base, bodyFolds, bodyLights } from './torso.ts';
import type { TorsoCut } from './torso-cut.ts';

const T_SHIRT: TorsoCut = {
  nw: 82,
  nY: 216,
  drop: 290,
  sw: 206,
  sY: 252,
  cw: 196,
  pit: 408,
  ww: 192,
  hw: 196,
  hem: 900,
};

/** A T-shirt. */
export const tShirts: DrawFlat = (art, piece) => tee(art, piece, T_SHIRT);

/** A T-shirt that ends above the waist. */
export const cropTops: DrawFlat = (art, piece) =>
  `<g transform="translate(0 110)">${tee(art, piece, { ...T_SHIRT, ww: 190, hw: 188, hem: 650 })}</g>`;

function tee(art: Art, piece: FlatPiece, cut: TorsoCut): string {
  const o = forSide(cut, piece),
    sl = shortSleeve(o),
    k = piece.color;
  const b = base(art, piece, o, sl),
    e = nth(sl.outer, 1),
    i = nth(sl.inner, 0);
  return layers(
    b.svg,
    neckBand(o, k, 19),
    hemStitch(o, k),
    bothSides((s) =>
      seam(onSide(s, points`${e[0] - 9},${e[1] - 14} ${i[0] - 6},${i[1] - 16}`), k, { a: 0.4 }),
    ),
    piece.back ? seam(points`${CENTER - 150},238 ${CENTER},246 ${CENTER + 150},238`, k, { a: 0.2 }) : '',
  );
}

/** A ribbed tank top. */
export const tankTops: DrawFlat = (art, piece) => {
  const drop = piece.back ? 280 : 372;
  const o = { nw: 96, nY: 196, drop, cw: 176, pit: 424, ww: 170, hw: 178, hem: 880 };
  const d = shape(
    symmetric(points`
0,${o.drop} ${o.nw * 0.78},${lerp(o.drop, o.nY, 0.34)} ${o.nw},${o.nY}!
${o.nw + 48},${o.nY + 5}! ${o.nw + 46},300 ${o.cw - 14},396 ${o.cw},${o.pit}! ${o.ww},640
${o.hw},850 ${o.hw - 2},880! 0,888
`),
  );
  const bk = shape(
    symmetric(points`
0,268 ${o.nw * 0.8},246 ${o.nw + 2},${o.nY + 2}! ${o.nw + 46},${o.nY + 8}! ${o.cw - 20},420!
0,460
`),
  );
  const arm = (s: number) =>
    onSide(s, points`${o.nw + 48},${o.nY + 5} ${o.nw + 46},300 ${o.cw - 14},396 ${o.cw},${o.pit}`);
  const rim = (p: Points) =>
    `<path d="${curve(p)}" fill="none" stroke="${dark(piece.color, 0.3)}" stroke-width="13" opacity=".5"/><path d="${curve(p)}" fill="none" stroke="${dark(piece.color, 0.02)}" stroke-width="10"/>`;
  return layers(
    piece.back
      ? ''
      : layers(
          cloth(art, bk, { color: dark(piece.color, 0.26), crumple: 0.2 }),
          `<rect x="430" y="290" width="40" height="20" fill="#f2ebdf"/>`,
        ),
    cloth(art, d, {
      color: piece.color,
      pattern: piece.pattern,
      texture: 'rib',
      folds: bodyFolds(art, o),
      lights: bodyLights(o),
      soft: 9,
      crumple: 0.45,
    }),
    rim(
      onSide(
        1,
        points`
${-o.nw},${o.nY} ${-o.nw * 0.78},${lerp(o.drop, o.nY, 0.34)} 0,${o.drop}
${o.nw * 0.78},${lerp(o.drop, o.nY, 0.34)} ${o.nw},${o.nY}
`,
      ),
    ),
    bothSides((s) => rim(arm(s))),
    hemStitch(o, piece.color),
  );
};
