import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn, seam, stitch } from '../core/trims.ts';
import { neckHole } from './details.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { shortSleeve, sleeves } from './sleeves.ts';

const BODY: ClothStyle = { soft: 8, crumple: 0.35, edgeW: 42, fx: 0.008, fy: 0.004 };

/** A narrow dress with a boat neck, elbow-length sleeves and a belt. */
export const sheathDress: DrawFlat = (art, piece) => {
  const k = piece.color;
  const o = { sw: 168, sY: 156, cw: 150, pit: 300 };
  const set = sleeves(art, piece, o, {
    outer: points`${o.sw + 44},290 ${o.sw + 62},390 ${o.sw + 70},470!`,
    inner: points`${o.cw + 42},488! ${o.cw + 30},400 ${o.cw + 12},346`,
  });
  const drop = piece.back ? 148 : 170;
  const body = shape(
    symmetric(points`
0,${drop} 70,${drop - 10} 112,126! 140,138 ${o.sw},${o.sY}! 154,230 ${o.cw},${o.pit}! 124,400 118,446 146,560 160,680
150,860 138,1016! 0,1022
`),
  );
  const belt = shape(symmetric(points`0,436 121,430! 121,466! 0,472`));
  const rest = piece.back
    ? layers(
        seam(points`${CENTER},${drop} ${CENTER},700`, k, { w: 3 }),
        seam(points`${CENTER + 2},800 ${CENTER + 5},1020`, k, { w: 5 }),
      )
    : bothSides((s) =>
        layers(
          seam(onSide(s, points`64,330 58,430`), k, { a: 0.45 }),
          seam(onSide(s, points`58,474 72,570`), k, { a: 0.45 }),
        ),
      );
  const buckle = shape(
    points`${CENTER - 24},428! ${CENTER + 24},428! ${CENTER + 24},480! ${CENTER - 24},480!`,
  );
  return layers(
    piece.back ? '' : neckHole({ nw: 112, nY: 126, drop }, k),
    set,
    cloth(art, body, {
      ...BODY,
      color: k,
      pattern: piece.pattern,
      folds: [
        [onSide(1, points`116,478 60,520 20,540`), 15, 0.8],
        [onSide(-1, points`116,478 70,514 30,530`), 15, 0.7],
        [onSide(1, points`146,300 90,350 70,420`), 14, 0.6],
        [onSide(-1, points`146,300 90,350 70,420`), 14, 0.6],
        [onSide(1, points`60,800 66,1016`), 16, 0.5],
      ],
      lights: [
        [onSide(-1, points`90,220 80,420`), 40, 0.8],
        [onSide(-1, points`86,560 92,960`), 44, 0.8],
      ],
    }),
    rest,
    cloth(art, belt, { color: dark(k, 0.14), crumple: 0.2, edgeW: 12, edgeB: 5 }),
    piece.back
      ? ''
      : cloth(art, buckle, { color: dark(k, 0.22), crumple: 0, edgeW: 10, edgeB: 4, line: 0.9 }),
  );
};

/** A short dress that widens from the shoulders, with a round collar and two pockets. */
export const shiftDress: DrawFlat = (art, piece) => {
  const k = piece.color;
  const o = { nw: 66, nY: 216, drop: piece.back ? 232 : 270, sw: 168, sY: 246, cw: 150, pit: 384 };
  const body = shape(
    symmetric(points`
0,${o.drop} 46,${o.drop - 18} ${o.nw},${o.nY}! 118,226 ${o.sw},${o.sY}! 154,316 ${o.cw},${o.pit}! 176,560 226,838!
112,852 0,856
`),
  );
  const set = sleeves(art, piece, o, shortSleeve(o, 86, 112));
  const pale: ClothStyle = { crumple: 0.2, edgeW: 12, edgeB: 5, edge: 0.35 };
  const collar = bothSides((s) => {
    const d = piece.back
      ? shape(onSide(s, points`2,${o.drop - 4}! 40,222 ${o.nw + 2},${o.nY - 4}! 96,240 84,272 40,284 2,284!`))
      : shape(onSide(s, points`4,${o.drop}! 44,254 ${o.nw + 2},${o.nY - 4}! 98,248 92,290 56,318 14,312`));
    return layers(
      castOn(art, d, body, { dy: 4, blur: 5, strength: 0.3 }),
      cloth(art, d, { ...pale, color: light(k, 0.62) }),
    );
  });
  const pockets = bothSides((s) => {
    const d = shape(onSide(s, points`54,590! 146,582! 154,686 104,706 58,694`));
    return layers(
      cloth(art, d, { ...pale, color: k, pattern: piece.pattern, vertical: true }),
      stitch(onSide(s, points`58,608 148,600`), k),
    );
  });
  const swing = [-3, -2, -1, 1, 2, 3].map((i) => points`${CENTER + i * 34},520 ${CENTER + i * 62},848`);
  return layers(
    piece.back ? '' : neckHole(o, k),
    set,
    cloth(art, body, {
      ...BODY,
      color: k,
      pattern: piece.pattern,
      folds: swing.map((path) => [path, 18, 0.6] as const),
      lights: [[onSide(-1, points`84,360 96,560 128,820`), 46, 0.9]],
    }),
    piece.back ? seam(points`${CENTER},284 ${CENTER},600`, k, { w: 3 }) : pockets,
    collar,
    stitch(points`${CENTER - 220},822 ${CENTER},838 ${CENTER + 220},822`, k, { a: 0.45 }),
  );
};
