import { cloth, type Stroke } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { bothSides, curve, layers, lerp, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn, seam } from '../core/trims.ts';
import { neckHole } from './details.ts';
import { fan, hemline } from './dress-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { sleeves } from './sleeves.ts';

/** A wrap dress with short sleeves and a tie; midi is longer. */
export const wrapDress: DrawFlat = (art, piece) => {
  const k = piece.color,
    o = {
      nw: 74,
      nY: 130,
      drop: piece.back ? 146 : 330,
      v: !piece.back,
      sw: 176,
      sY: 166,
      cw: 158,
      pit: 306,
    },
    sl = { outer: points`${o.sw + 76},240 ${o.sw + 118},316!`, inner: points`${o.cw + 48},372!` };
  const top = shape(
    symmetric([
      o.v ? [0, o.drop, 1] : [0, o.drop],
      [o.nw, o.nY, 1],
      [lerp(o.nw, o.sw, 0.5), 146],
      [o.sw, o.sY, 1],
      [o.sw - 14, 240],
      [o.cw, o.pit, 1],
      [134, 400],
      [124, 470, 1],
      [0, 478],
    ]),
  );
  const H = 268,
    fs = fan(4, 490, 112, 990, H),
    sk = shape([
      ...points`${CENTER},470 ${CENTER + 124},464! ${CENTER + 168},580 ${CENTER + 216},760 ${CENTER + H},974!`,
      ...hemline(H, 984, 8, 8),
      ...points`${CENTER - H},974! ${CENTER - 216},760 ${CENTER - 168},580 ${CENTER - 124},464!`,
    ]);
  const fold = (s: number): Stroke[] => [
    [onSide(s, points`${o.cw},${o.pit} ${o.cw * 0.6},380 60,462`), 16, 0.9],
    [onSide(s, points`70,470 76,420 84,390`), 12, 0.7],
    [onSide(s, points`30,470 36,430`), 12, 0.6],
  ];
  let s = piece.back ? '' : neckHole({ ...o, drop: 320 }, k);
  s += layers(
    sleeves(art, piece, o, sl),
    cloth(art, top, {
      color: k,
      pattern: piece.pattern,
      folds: [...fold(1), ...fold(-1)],
      lights: [
        [onSide(-1, points`90,230 84,330`), 40, 0.9],
        [onSide(1, points`60,270 62,350`), 34, 0.6],
      ],
      soft: 7,
      crumple: 0.45,
    }),
    bothSides((q) =>
      seam(onSide(q, points`${o.sw},${o.sY} ${o.sw - 14},240 ${o.cw},${o.pit}`), k, { a: 0.45 }),
    ),
  );
  s += cloth(art, sk, {
    color: k,
    pattern: piece.pattern,
    ...fs,
    soft: 8,
    crumple: 0.4,
    fx: 0.01,
    fy: 0.003,
  });
  if (!piece.back)
    s += layers(
      seam(onSide(1, points`${o.nw},${o.nY} 30,290 -96,460`), k, { w: 2.6 }),
      `<path d="${curve(onSide(-1, points`84,484 40,720 10,990`))}" stroke="${dark(k, 0.6)}" stroke-width="16" fill="none" opacity=".4" ${art.blur(7)}/>`,
      seam(onSide(-1, points`90,484 48,720 20,992`), k, { w: 2.2 }),
    );
  const belt = shape(symmetric(points`0,462 128,454! 128,488! 0,496`)),
    kx = piece.back ? CENTER : CENTER - 84,
    e = { color: dark(k, 0.07), crumple: 0.2, edgeW: 12, edgeB: 5 };
  s += cloth(art, belt, e);
  for (const [dx, y] of points`-34,690 22,650`) {
    const t = shape(points`
${kx - 6},480! ${kx + dx * 0.6 - 10},580 ${kx + dx - 14},${y}! ${kx + dx + 16},${y + 14}!
${kx + dx * 0.6 + 14},580 ${kx + 10},480!
`);
    s += layers(castOn(art, t, sk, { dx: 4, dy: 5, blur: 6 }), cloth(art, t, e));
  }
  for (const q of [-1, 1])
    s += cloth(
      art,
      shape(points`${kx},474! ${kx + q * 36},446 ${kx + q * 62},462 ${kx + q * 58},494 ${kx + q * 30},494`),
      e,
    );
  return layers(
    s,
    cloth(art, shape(points`${kx - 14},464 ${kx + 13},460 ${kx + 16},490 ${kx - 12},494`), {
      ...e,
      color: dark(k, 0.12),
    }),
    seam(points`${CENTER - H + 10},962 ${CENTER},984 ${CENTER + H - 10},962`, k, { a: 0.25 }),
  );
};
