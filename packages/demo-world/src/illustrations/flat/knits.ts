import { type ClothOptions, cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, curve, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn, seam, stitch } from '../core/trims.ts';
import { forSide, neckBand } from './details.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { longSleeve } from './sleeves.ts';
import { base, ribBand } from './torso.ts';

/** A crew-neck sweater. */
export const sweaters: DrawFlat = (art, piece) => {
  const o = forSide(
      { nw: 88, nY: 212, drop: 280, sw: 214, sY: 262, cw: 208, pit: 436, ww: 206, hw: 200, hem: 850 },
      piece,
    ),
    sl = longSleeve(o, -44),
    k = piece.color;
  const b = base(art, piece, o, sl, {
    body: { texture: 'knit', crumple: 0.4 },
    sleeve: { texture: 'knit' as const },
  });
  const rib = layers(
    ribBand(art, piece, symmetric(points`0,846 198,838! 190,908! 0,918`)),
    bothSides((s) =>
      ribBand(
        art,
        piece,
        onSide(s, points`${o.sw + 111},788! ${o.sw + 102},862! ${o.sw + 44},872! ${o.sw + 35},798!`),
      ),
    ),
  );
  return layers(
    b.svg,
    rib,
    neckBand(o, k, 30),
    bothSides((s) =>
      seam(onSide(s, points`${o.nw + 14},${o.nY + 26} ${o.cw - 6},${o.pit - 4}`), k, { a: 0.25, w: 3 }),
    ),
  );
};

/** A hoodie. */
export const hoodies: DrawFlat = (art, piece) => {
  const o = forSide(
      { nw: 80, nY: 250, drop: 318, sw: 214, sY: 284, cw: 210, pit: 450, ww: 208, hw: 204, hem: 856 },
      piece,
    ),
    sl = longSleeve(o, -28),
    k = piece.color;
  const b = base(art, piece, o, sl, { label: false });
  const rib = layers(
    ribBand(art, piece, symmetric(points`0,852 202,846! 192,908! 0,916`)),
    bothSides((s) =>
      ribBand(
        art,
        piece,
        onSide(s, points`${o.sw + 111},806! ${o.sw + 102},878! ${o.sw + 44},888! ${o.sw + 35},816!`),
      ),
    ),
  );
  const hoodOut = shape(
    symmetric([
      ...points`0,128 70,140 122,196 128,262 98,316 20,${piece.back ? 352 : 372}`,
      ...points`0,${piece.back ? 356 : 352}`,
    ]),
  );
  const g: ClothOptions = {
    color: k,
    crumple: 0.55,
    edgeW: 40,
    edge: 0.45,
    grad: [300, 130, 620, 380],
    soft: 7,
  };
  let hood = cloth(art, hoodOut, {
    ...g,
    folds: [
      [onSide(1, points`-96,300 -60,200 -10,150`), 16, 0.7],
      [onSide(1, points`100,290 80,210 40,160`), 16, 0.8],
    ],
    lights: [[onSide(1, points`-80,240 -50,180 0,150`), 30, 0.8]],
  });
  if (piece.back) hood += seam(points`${CENTER},130 ${CENTER},354`, k, { a: 0.6 });
  else {
    const hole = shape(symmetric(points`0,178 52,194 84,236 78,292 34,334 0,346!`));
    hood += layers(
      cloth(art, hole, { color: dark(k, 0.42), crumple: 0.3, edgeW: 50, edge: 0.7 }),
      `<rect x="430" y="206" width="40" height="22" rx="1.5" fill="#f2ebdf"/>`,
      stitch(symmetric(points`0,166 60,182 98,234 92,298 40,346`, CENTER), k, { a: 0.3 }),
      bothSides(
        (s) =>
          `<circle cx="${CENTER + s * 44}" cy="350" r="6" fill="#c9c2b4" stroke="${dark(k, 0.5)}" stroke-width="1.5"/><path d="${curve(onSide(s, points`44,352 ${54 + s * 3},420 46,${500 + s * 14}`))}" stroke="#15101c" stroke-width="8" fill="none" opacity=".2" transform="translate(4 5)"/><path d="${curve(onSide(s, points`44,352 ${54 + s * 3},420 46,${500 + s * 14}`))}" stroke="${light(k, 0.7)}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M${CENTER + s * 46} ${490 + s * 14}v22" stroke="#cfc8ba" stroke-width="8"/>`,
      ),
    );
  }
  const pd = shape(symmetric(points`0,622! 112,622! 164,752! 160,846! 0,850`));
  const pk = piece.back
    ? ''
    : layers(
        castOn(art, pd, b.d, { dy: 6, strength: 0.3 }),
        cloth(art, pd, {
          color: k,
          crumple: 0.5,
          edgeW: 18,
          edgeB: 8,
          edge: 0.25,
          folds: [[onSide(-1, points`100,700 40,760 30,840`), 16, 0.5]],
        }),
        bothSides((s) => stitch(onSide(s, points`102,630 152,752`), k, { a: 0.5 })),
      );
  return layers(b.svg, rib, pk, castOn(art, hoodOut, b.d, { dy: 10, blur: 10, strength: 0.3 }), hood);
};
