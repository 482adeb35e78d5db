import { dark, light } from '../core/color.ts';
import { curve, layers, type Point, points, shape, symmetric } from '../core/geometry.ts';
import { bumpy, type DrawHair, flow, lock } from './hair-parts.ts';

/** The outline of hair pulled back from the face. */
const PULLED = points`
-38,0! -42,-20 -37,-46 -18,-63 0,-66 18,-63 37,-46 42,-20 38,0! 36,-18 27,-36 10,-45 -10,-45
-27,-36 -36,-18
`;
const PULLED_STRANDS = [-30, -20, -10, 0, 10, 20, 30].map(
  (x) => points`${x * 1.05},${-34 - (30 - Math.abs(x)) * 0.3} ${x * 0.8},-52 ${x * 0.3},-66`,
);

/** A bun on top. */
export const bun: DrawHair = (art, hair) => {
  const b = bumpy(art, 3, -82, 25, 21, 14, 0.03);
  return {
    back: lock(art, hair, b, {
      strands: [points`-18,-84 0,-98 22,-84`, points`-16,-78 2,-90 20,-78`, points`-12,-72 4,-80 18,-72`],
    }),
    front: lock(art, hair, PULLED, { strands: PULLED_STRANDS }),
  };
};
/** A ponytail. */
export const ponytail: DrawHair = (art, hair) => {
  const tail = points`14,-60 46,-50 60,-14 58,34 50,84 38,104! 34,70 36,20 28,-24`;
  return {
    back: lock(art, hair, tail, {
      strands: flow(points`24,-54 50,-20 50,40 40,100`, points`26,-34 38,0 38,50 38,96`, 5),
    }),
    front: lock(art, hair, PULLED, { strands: PULLED_STRANDS }),
  };
};
/** Braids. */
export const braids: DrawHair = (art, hair) => {
  const tubes = (s: number) =>
    [42, 47, 52]
      .map((x, i) => {
        const L = 124 - i * 14;
        return lock(
          art,
          hair,
          points`
${s * (x - 6)},0 ${s * (x - 1)},-10 ${s * (x + 7)},30 ${s * (x + 7)},${L - 10}
${s * (x + 2)},${L} ${s * (x - 3)},${L - 10} ${s * (x - 3)},30
`,
          {
            strands: Array.from(
              { length: 14 },
              (_, j) =>
                points`${s * (x - 5)},${-20 + j * 10} ${s * (x + 2)},${-15 + j * 10} ${s * (x + 7)},${-20 + j * 10}`,
            ),
          },
        );
      })
      .join('');
  const back = points`0,-64 44,-40 54,40 50,126 0,132 -50,126 -54,40 -44,-40`;
  return {
    back: lock(art, hair, back, {
      strands: [-44, -34, -24, -12, 0, 12, 24, 34, 44].map((x) => points`${x * 0.9},-20 ${x},60 ${x},130`),
    }),
    front: layers(
      tubes(-1),
      tubes(1),
      lock(art, hair, PULLED, {
        strands: [...PULLED_STRANDS, ...PULLED_STRANDS.map((p) => p.map(([x, y]): Point => [x + 4, y]))],
      }),
    ),
  };
};
/** A headscarf that frames the face; its colour is the colour of the hair. */
export const hijab: DrawHair = (art, hair) => {
  const outer = points`0,-70 30,-63 48,-34 50,6 46,40 62,84 58,112 0,128 -58,112 -62,84 -46,40 -50,6 -48,-34 -30,-63`;
  const ring = `${shape(outer)} ${shape(symmetric(points`0,-46 20,-42 32,-26 35,0 32,26 20,48 0,57`, 0))}`;
  const dk = dark(hair, 0.5),
    lt = light(hair, 0.6);
  const cl = art.def((i) => `<clipPath id="${i}"><path clip-rule="evenodd" d="${ring}"/></clipPath>`);
  const st = [
    points`-36,-30 -42,10 -28,54 10,74 44,76`,
    points`36,-34 44,8 36,50 4,84 -40,92`,
    points`-46,50 -10,96 50,100`,
    points`-20,-58 -40,-34 -46,4`,
    points`22,-58 40,-34 46,4`,
  ];
  return {
    back: '',
    front: `<g clip-path="url(#${cl})"><path fill-rule="evenodd" d="${ring}" fill="${hair}"/><path d="${shape(outer)}" fill="${art.lin(
      -40,
      -60,
      50,
      110,
      [
        [0, lt, 0.45],
        [0.5, lt, 0],
        [1, dk, 0.45],
      ],
    )}"/><g fill="none" stroke-linecap="round" ${art.blur(3)}>${st.map((p) => `<path d="${curve(p)}" stroke="${dk}" stroke-width="7" opacity=".4"/><path d="${curve(p.map(([x, y]): Point => [x - 5, y - 6]))}" stroke="${lt}" stroke-width="5" opacity=".35"/>`).join('')}<path d="${ring}" stroke="${dk}" stroke-width="8" opacity=".4"/></g></g>`,
  };
};
