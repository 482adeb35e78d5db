import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { bothSides, last, lerp, nth, onSide, type Point, points, shape } from '../core/geometry.ts';
import type { FlatPiece } from './shared.ts';
import type { BodyCut, ShoulderCut } from './torso-cut.ts';

/** The edges of a sleeve as offsets: outer edge downwards, inner edge upwards. */
export interface SleeveCut {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

type SleeveSeam = ShoulderCut & Pick<BodyCut, 'cw' | 'pit'>;

/** Draws both sleeves. */
export function sleeves(art: Art, piece: FlatPiece, o: SleeveSeam, sl: SleeveCut, x: ClothStyle = {}) {
  return bothSides((s) => {
    const pts = onSide(s, [
      ...points`${o.sw - 34},${o.sY - 6}! ${o.sw},${o.sY - 1}`,
      ...sl.outer,
      ...sl.inner,
      ...points`${o.cw - 4},${o.pit + 14}! ${o.cw - 40},${o.pit - 40}`,
    ]);
    const a = last(sl.outer),
      b = nth(sl.inner, 0),
      ang = Math.atan2(s * (a[0] + b[0] - o.sw - o.cw), a[1] + b[1] - o.sY - o.pit) * -57.3;
    const mid = nth(sl.outer, Math.floor(sl.outer.length / 2)),
      mi = nth(sl.inner, Math.floor(sl.inner.length / 2));
    const folds: Stroke[] = [
      [
        onSide(
          s,
          points`${o.cw + 2},${o.pit} ${lerp(o.cw, o.sw, 0.7) + 16},${o.pit - 30} ${o.sw + 26},${o.sY + 50}`,
        ),
        16,
        0.8,
      ],
      [
        onSide(
          s,
          points`${o.cw + 8},${o.pit + 20} ${lerp(mi[0], mid[0], 0.5)},${lerp(mi[1], mid[1], 0.5) - 10}`,
        ),
        16,
        0.7,
      ],
    ];
    if (sl.outer.length > 2)
      folds.push(
        [
          onSide(
            s,
            points`${mi[0] - 2},${mi[1] - 10} ${lerp(mi[0], mid[0], 0.5)},${mi[1] + 8} ${mid[0] - 8},${mid[1] - 24}`,
          ),
          14,
          0.8,
        ],
        [onSide(s, points`${mi[0]},${mi[1] + 40} ${lerp(mi[0], mid[0], 0.6)},${mi[1] + 60}`), 13, 0.6],
        [onSide(s, points`${b[0] + 6},${b[1] - 90} ${lerp(a[0], b[0], 0.6)},${b[1] - 70}`), 12, 0.6],
        [
          onSide(s, points`${lerp(a[0], b[0], 0.5)},${b[1] - 130} ${lerp(a[0], b[0], 0.5)},${b[1] - 20}`),
          14,
          0.5,
        ],
      );
    const d = shape(pts);
    return cloth(art, d, {
      color: piece.color,
      pattern: piece.pattern,
      rot: ang,
      folds,
      lights: [
        [
          onSide(s, [
            ...points`${o.sw + 6},${o.sY + 36} ${mid[0] - 26},${mid[1]}`,
            ...(sl.outer.length > 2 ? points`${a[0] - 30},${a[1] - 60}` : []),
          ]),
          26,
          0.8,
        ],
      ],
      edgeW: 34,
      soft: 7,
      crumple: 0.36,
      grad: s < 0 ? [120, 200, 420, 900] : [520, 200, 840, 900],
      ...x,
    });
  });
}

/** Returns a short sleeve of width `w` and length `l`. */
export const shortSleeve = (o: SleeveSeam, w = 124, l = 150): SleeveCut => ({
  outer: points`${o.sw + w * 0.62},${o.sY + l * 0.66} ${o.sw + w},${o.sY + l + 14}!`,
  inner: points`${o.cw + 50},${o.pit + 66}!`,
});

/** Returns a long sleeve; `r` moves its end down. */
export const longSleeve = (o: SleeveSeam, r = 0): SleeveCut => ({
  outer: points`
${o.sw + 62},${o.sY + 150} ${o.sw + 96},${o.sY + 350} ${o.sw + 112},${o.sY + 560}
${o.sw + 109},${850 + r}!
`,
  inner: points`
${o.sw + 39},${862 + r}! ${o.sw + 26},${740 + r} ${o.sw + 12},${o.sY + 330}
${o.cw + 16},${o.pit + 80}
`,
});
