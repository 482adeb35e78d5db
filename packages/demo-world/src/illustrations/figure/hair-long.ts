import { layers, points } from '../core/geometry.ts';
import { type DrawHair, flow, lock, wavy } from './hair-parts.ts';

const loose =
  (waves: number, length: number): DrawHair =>
  (art, hair) => {
    const back = points`
0,-70 30,-64 47,-36 52,6 56,60 58,${length - 30} 40,${length} 0,${length + 4} -40,${length} -58,${length - 30} -56,60
-52,6 -47,-36 -30,-64
`;
    const strand = (s: number) => {
      const q = points`
0,-74! ${20 * s},-72 ${40 * s},-56 ${49 * s},-28 ${51 * s},-6 ${53 * s},28 ${56 * s},62
${57 * s},96 ${48 * s},${length}! ${38 * s},${length - 20} ${34 * s},84 ${38 * s},52 ${39.5 * s},22
${37 * s},-4 ${30 * s},-26 ${15 * s},-43 0,-52!
`;
      return waves ? wavy(q, waves * s) : q;
    };
    const st = (s: number) =>
      flow(
        points`${6 * s},-66 ${32 * s},-46 ${46 * s},0 ${46 * s + waves},60 ${46 * s},${length}`,
        points`${8 * s},-58 ${30 * s},-34 ${39 * s},4 ${37 * s - waves},60 ${40 * s},${length - 10}`,
        6,
      );
    return {
      back: lock(art, hair, waves ? wavy(back, waves) : back),
      front: layers(
        lock(art, hair, strand(-1), { strands: st(-1) }),
        lock(art, hair, strand(1), { strands: st(1) }),
      ),
    };
  };

export const long = loose(0, 148);
export const waves = loose(3.2, 128);
/** A bob with a fringe. */
export const bob: DrawHair = (art, hair) => {
  const back = points`0,-70 34,-62 52,-26 55,20 52,58! 0,50 -52,58! -55,20 -52,-26 -34,-62`;
  const fr = points`
-50,58! -56,18 -51,-30 -32,-63 0,-71 32,-63 51,-30 56,18 50,58! 35,50! 38,20 37,-8 30,-20 10,-24
-12,-24 -31,-20 -37,-8 -38,20 -35,50!
`;
  return {
    back: lock(art, hair, back),
    front: lock(art, hair, fr, {
      strands: [
        ...flow(points`-4,-68 -36,-50 -50,0 -46,54`, points`-4,-60 -26,-40 -38,4 -38,48`, 5),
        ...flow(points`4,-68 36,-50 50,0 46,54`, points`4,-60 26,-40 38,4 38,48`, 5),
        ...[-20, -10, 0, 10, 20].map((x) => points`${x * 0.4},-66 ${x * 0.9},-44 ${x},-26`),
      ],
    }),
  };
};
