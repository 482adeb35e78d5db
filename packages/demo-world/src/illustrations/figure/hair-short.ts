import { dark, light } from '../core/color.ts';
import { curve, points, shape } from '../core/geometry.ts';
import { bumpy, curls, type DrawHair, flow, lock } from './hair-parts.ts';

/** The outline of very short hair. */
const cap = () => points`
-37.8,3.9! -41.7,-17.7 -38.3,-40.4 -21.3,-60.1 1.9,-65 23.3,-60.1 38.3,-40.4 41.7,-17.7 37.8,3.9!
35.9,-13.8 31,-29.6 13.6,-40.4 -7.8,-41.4 -29.1,-31.5 -35.9,-13.8
`;
/** Hair shaved very short. */
export const buzz: DrawHair = (art, hair) => {
  const d = shape(cap());
  return {
    back: '',
    front: `<g ${art.clip(d)}><path d="${d}" fill="${hair}" opacity=".86"/><path d="${d}" fill="${art.lin(
      -30,
      -60,
      40,
      0,
      [
        [0, light(hair, 0.4), 0.35],
        [0.5, hair, 0],
        [1, dark(hair, 0.5), 0.4],
      ],
    )}"/></g><path d="${curve(points`-39,4 -37,-14 -30,-32 -8,-42 14,-41 32,-30 37,-14 39,4`)}" stroke="${hair}" stroke-width="4" fill="none" opacity=".3" ${art.blur(2)}/>`,
  };
};
const cropped =
  (up: boolean): DrawHair =>
  (art, hair) => {
    const p = points`
-39,6! -44,-14 -44,-42 -30,-66 -4,${up ? -76 : -71} 24,${up ? -76 : -70} 42,-50 44,-18 39,6!
37,-14 34,-30 22,${up ? -44 : -36} -2,${up ? -46 : -34} -24,${up ? -38 : -26} -34,-24 -37,-10
`;
    return {
      back: '',
      front: lock(art, hair, p, {
        strands: flow(points`-36,-18 -40,-44 -18,-62 10,-66`, points`34,-32 38,-46 22,-60 6,-54`, 9),
      }),
    };
  };

export const short = cropped(true);
export const crop = cropped(false);
/** Swept to one side. */
export const side: DrawHair = (art, hair) => {
  const p = points`
-39,4! -43,-16 -41,-42 -30,-60 -16,-70 16,-78 40,-58 45,-22 39,8! 37,-10 33,-22 18,-36 -12,-46
-30,-34 -37,-14
`;
  return {
    back: '',
    front: lock(art, hair, p, {
      strands: flow(points`-22,-58 0,-62 24,-54 38,-20`, points`-20,-66 8,-76 36,-64 43,-24`, 8),
    }),
  };
};
/** An afro. */
export const afro: DrawHair = (art, hair) => {
  const d = bumpy(art, 0, -26, 69, 64, 34, 0.035);
  const front = [
    ...bumpy(art, 0, -20, 58, 58, 20, 0.03, Math.PI * 0.98, Math.PI * 2.02),
    ...points`40,-2! 36,-20 26,-36 8,-43 -10,-43 -27,-36 -36,-20 -40,-2!`,
  ];
  return {
    back: lock(art, hair, d, { inner: curls(art, hair, 0, -30, 66, 62, 80) }),
    front: lock(art, hair, front, { inner: curls(art, hair, 0, -34, 58, 44, 70) }),
  };
};
/** Loose curls. */
export const curly: DrawHair = (art, hair) => {
  const d = [
    ...bumpy(art, 0, -10, 57, 62, 30, 0.07, Math.PI * 0.75, Math.PI * 2.25),
    ...points`30,52 -30,52`,
  ];
  const front = [
    ...bumpy(art, 0, -16, 54, 58, 17, 0.06, Math.PI * 0.85, Math.PI * 2.15),
    ...points`45,22 37,4 34,-16 24,-30 10,-26 -4,-34 -18,-27 -30,-22 -37,2 -44,22`,
  ];
  return {
    back: lock(art, hair, d, { inner: curls(art, hair, 0, 0, 56, 62, 60) }),
    front: lock(art, hair, front, { inner: curls(art, hair, 0, -30, 54, 44, 70) }),
  };
};
