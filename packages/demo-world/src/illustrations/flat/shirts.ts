import type { Art } from '../core/art.ts';
import { type ClothOptions, type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { bothSides, layers, nth, onSide, points, shape } from '../core/geometry.ts';
import { button, seam, stitch } from '../core/trims.ts';
import { forSide, hemStitch, placket, shirtCollar } from './details.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';
import { longSleeve, shortSleeve } from './sleeves.ts';
import { base, ribBand } from './torso.ts';

/** A shirt with a chest pocket. */
export const dressShirts: DrawFlat = (art, piece) =>
  shirt(art, piece, chestPocket(art, piece), piece.back ? boxPleat(piece) : '');

/** A blouse with a bow at the neck. */
export const blouses: DrawFlat = (art, piece) =>
  shirt(art, piece, '', piece.back ? gatheredBack(art, piece) : '') + (piece.back ? '' : neckBow(art, piece));

function shirt(art: Art, piece: FlatPiece, pocket: string, back: string): string {
  const o = forSide(
      {
        nw: 66,
        nY: 208,
        drop: 262,
        v: true,
        sw: 204,
        sY: 250,
        cw: 192,
        pit: 412,
        ww: 186,
        hw: 190,
        hem: 872,
        hemC: 60,
      },
      piece,
    ),
    sl = longSleeve(o),
    k = piece.color;
  const b = base(art, piece, o, sl, { label: false, body: { vertical: true }, sleeve: { vertical: true } });
  const cuff = bothSides((s) =>
    layers(
      cloth(
        art,
        shape(onSide(s, points`${o.sw + 116},812! ${o.sw + 117},880! ${o.sw + 34},892! ${o.sw + 32},824!`)),
        {
          color: light(k, 0.03),
          pattern: piece.pattern,
          vertical: true,
          crumple: 0.2,
          edgeW: 16,
          edgeB: 7,
          grad: [200, 800, 700, 900],
        },
      ),
      button(CENTER + s * (o.sw + 46), 856, 6, mix('#f7f1e6', k, 0.12)),
    ),
  );
  return layers(
    b.svg,
    cuff,
    back,
    piece.back ? '' : placket(piece, CENTER, 286, 926, 7, mix('#f7f1e6', k, 0.12)),
    pocket,
    shirtCollar(art, piece, o),
  );
}

const yokeSeam = (piece: FlatPiece) =>
  seam(points`${CENTER - 196},306 ${CENTER},318 ${CENTER + 196},306`, piece.color);

/** A yoke with a box pleat and a loop below it. */
const boxPleat = (piece: FlatPiece) =>
  layers(
    yokeSeam(piece),
    seam(points`${CENTER - 10},318 ${CENTER - 9},860`, piece.color, { a: 0.3 }),
    seam(points`${CENTER + 10},318 ${CENTER + 9},860`, piece.color, { a: 0.3 }),
    `<path d="M444 318v16h12v-16" fill="none" stroke="${dark(piece.color, 0.4)}" stroke-width="2"/>`,
  );

/** Draws a yoke with gathered fabric below it, and a button over a slit. */
function gatheredBack(art: Art, piece: FlatPiece): string {
  const k = piece.color;
  const slit = shape(
    points`${CENTER},224! ${CENTER + 13},262 ${CENTER + 9},300 ${CENTER},308 ${CENTER - 9},300 ${CENTER - 13},262`,
  );
  const gathers = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) =>
    seam(points`${CENTER + i * 17},318 ${CENTER + i * 20},${i % 2 ? 400 : 440}`, k, { w: 2.2, a: 0.45 }),
  );
  return layers(
    yokeSeam(piece),
    ...gathers,
    cloth(art, slit, { color: dark(k, 0.4), crumple: 0, edgeW: 8, edgeB: 4 }),
    button(CENTER, 226, 7, mix('#f7f1e6', k, 0.12)),
  );
}

function chestPocket(art: Art, piece: FlatPiece): string {
  if (piece.back) return '';
  const style: ClothStyle = { vertical: true, crumple: 0.2, edgeW: 9, edgeB: 4, edge: 0.25 };
  return layers(
    cloth(art, shape(onSide(1, points`58,420! 150,418! 150,506! 104,530! 58,508!`)), {
      ...style,
      color: piece.color,
      pattern: piece.pattern,
    }),
    stitch(onSide(1, points`58,436 150,434`), piece.color, { a: 0.35 }),
  );
}

function neckBow(art: Art, piece: FlatPiece): string {
  const style: ClothOptions = {
    color: light(piece.color, 0.05),
    pattern: piece.pattern,
    crumple: 0.3,
    edgeW: 16,
    edgeB: 7,
    grad: [330, 260, 600, 560],
  };
  const tails = bothSides((s) =>
    cloth(art, shape(onSide(s, points`4,290! 44,420 62,560! 14,580! 8,430 -6,300!`)), {
      ...style,
      rot: s * 12,
    }),
  );
  const loops = bothSides((s) =>
    cloth(art, shape(onSide(s, points`0,270 60,232 128,240 134,296 96,328 30,306`)), {
      ...style,
      folds: [[onSide(s, points`14,288 60,280 104,284`), 10, 0.9]],
    }),
  );
  const knot = shape(points`${CENTER - 20},262 ${CENTER + 20},262 ${CENTER + 24},304 ${CENTER - 22},306`);
  return layers(tails, loops, cloth(art, knot, { ...style, color: dark(piece.color, 0.05) }));
}

/** A polo shirt. */
export const poloShirts: DrawFlat = (art, piece) => {
  const o = forSide(
      {
        nw: 70,
        nY: 214,
        drop: 300,
        v: true,
        sw: 204,
        sY: 254,
        cw: 194,
        pit: 410,
        ww: 190,
        hw: 194,
        hem: 890,
      },
      piece,
    ),
    sl = shortSleeve(o, 112, 138),
    k = piece.color,
    e = nth(sl.outer, 1),
    i = nth(sl.inner, 0);
  const b = base(art, piece, o, sl, { label: false, body: { texture: 'knit' } });
  const rib = bothSides((s) =>
    ribBand(
      art,
      piece,
      onSide(
        s,
        points`
${e[0] - 14},${e[1] - 30}! ${e[0] + 2},${e[1] + 2}! ${i[0]},${i[1] + 2}!
${i[0] - 10},${i[1] - 30}!
`,
      ),
    ),
  );
  const pl = piece.back
    ? ''
    : layers(
        cloth(art, shape(onSide(1, points`-19,286! 19,286! 19,446! -19,446!`)), {
          color: k,
          crumple: 0.2,
          edgeW: 9,
          edgeB: 4,
          edge: 0.3,
        }),
        [326, 372, 418].map((y) => button(CENTER, y, 7, light(k, 0.72))).join(''),
      );
  return layers(
    b.svg,
    rib,
    pl,
    shirtCollar(art, { ...piece, pattern: 'plain', color: dark(k, 0.05) }, o, 84, 16),
    hemStitch(o, k),
    bothSides((s) => seam(onSide(s, points`${o.hw},${o.hem - 46} ${o.hw - 6},${o.hem}`), k)),
  );
};
