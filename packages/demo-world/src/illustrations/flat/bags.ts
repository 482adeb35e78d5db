import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn, stitch } from '../core/trims.ts';
import { tube } from '../core/tube.ts';
import { GOLD, gold, ground, hide } from './accessory-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** A handbag. */
export const bags: DrawFlat = (art, piece) => {
  const k = piece.color,
    body = shape(symmetric(points`0,430! 222,430! 246,560 258,760 254,816 224,850 120,858 0,860`)),
    flap = shape(symmetric(points`0,424! 226,424! 240,520 232,612 170,668 0,690`));
  const han = points`${CENTER - 128},432 ${CENTER - 124},300 ${CENTER - 66},214 ${CENTER},196 ${CENTER + 66},214 ${CENTER + 124},300 ${CENTER + 128},432`;
  const h = (dy: number, c: string) => {
    const t = tube(
      han.map(([x, y]) => [x, y + dy, 12]),
      { steps: 6 },
    );
    return hide(art, t.d, c, { edgeW: 12, edgeB: 5 });
  };
  const back = piece.back;
  return layers(
    ground(art, CENTER, 860, 540),
    h(-14, dark(k, 0.3)),
    hide(art, body, k, {
      pattern: piece.pattern,
      folds: [
        [points`${CENTER - 190},600 ${CENTER - 150},740 ${CENTER - 170},850`, 22, 0.5],
        [points`${CENTER + 200},640 ${CENTER + 160},800`, 20, 0.5],
      ],
      lights: [[points`${CENTER - 150},480 ${CENTER - 176},700 ${CENTER - 160},820`, 50, 1]],
    }),
    stitch(symmetric(points`0,842 220,838 240,800 246,700`, CENTER).slice(0, 4), k, {
      ink: light(k, 0.45),
    }),
    stitch(onSide(-1, points`0,842 220,838 240,800 246,700`), k, { ink: light(k, 0.45) }),
    back
      ? cloth(art, shape(symmetric(points`0,520! 190,520! 196,760! 0,766`)), {
          color: k,
          crumple: 0.3,
          edgeW: 14,
          edgeB: 6,
          edge: 0.3,
        })
      : layers(
          castOn(art, flap, body, { dx: 4, dy: 14, blur: 12, strength: 0.42 }),
          hide(art, flap, light(k, 0.03), {
            pattern: piece.pattern,
            lights: [[points`${CENTER - 170},450 ${CENTER - 176},560 ${CENTER - 130},630`, 44, 1.1]],
          }),
          stitch(
            points`
${CENTER - 214},440 ${CENTER - 226},520 ${CENTER - 218},604 ${CENTER - 160},652 ${CENTER},674 ${CENTER + 160},652
${CENTER + 218},604 ${CENTER + 226},520 ${CENTER + 214},440
`,
            k,
            { ink: light(k, 0.45) },
          ),
          `<rect x="${CENTER - 34}" y="640" width="68" height="62" rx="10" fill="${dark(GOLD, 0.25)}"/><rect x="${CENTER - 32}" y="638" width="64" height="58" rx="9" fill="${GOLD}"/><rect x="${CENTER - 32}" y="638" width="64" height="24" rx="9" fill="#f4e4b8" opacity=".5"/><rect x="${CENTER - 8}" y="654" width="16" height="28" rx="7" fill="${dark(GOLD, 0.45)}"/>`,
        ),
    h(0, k),
    bothSides((s) => gold(`M${CENTER + s * 128 - 18} 444a18 20 0 1 0 36 0a18 20 0 1 0 -36 0z`, 9)),
  );
};
