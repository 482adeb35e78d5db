import { cloth, type Stroke } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, curve, fmt, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn, seam } from '../core/trims.ts';
import { fan, hemline } from './dress-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

const KNEE = 720;
const FLOOR = { y: 1060, half: 320 };

/** A halter gown: fitted to the knee, then flared to the floor. */
export const eveningGowns: DrawFlat = (art, piece) => {
  const k = piece.color;
  const top = piece.back ? 330 : 214;
  const body = shape(
    symmetric(points`
0,${top} 46,${top - 22} 96,${piece.back ? 300 : 190}! 126,${piece.back ? 300 : 236} 132,300 108,408 112,436 150,560 152,640
140,${KNEE}! 0,${KNEE + 14}
`),
  );
  const flare = shape([
    ...points`${CENTER},${KNEE - 14} ${CENTER + 140},${KNEE - 26}! ${CENTER + 180},850 ${CENTER + 250},980 ${CENTER + FLOOR.half},${FLOOR.y - 14}!`,
    ...hemline(FLOOR.half, FLOOR.y - 8, 12, 8, 26),
    ...points`${CENTER - FLOOR.half},${FLOOR.y - 14}! ${CENTER - 250},980 ${CENTER - 180},850 ${CENTER - 140},${KNEE - 26}!`,
  ]);
  const halter = bothSides((s) => {
    const path = curve(onSide(s, points`92,${piece.back ? 304 : 194} 70,130 18,84`));
    return `<path d="${path}" stroke="${dark(k, 0.4)}" stroke-width="20" fill="none"/><path d="${path}" stroke="${k}" stroke-width="16" fill="none"/>`;
  });
  const drape = [0, 1, 2, 3, 4].map(
    (i): Stroke => [
      points`${CENTER + 104},${420 + i * 34} ${CENTER},${452 + i * 42} ${CENTER - 118},${446 + i * 50}`,
      15,
      0.9 - i * 0.1,
    ],
  );
  const sparkles = Array.from({ length: 70 }, () => {
    const y = art.range(piece.back ? 330 : 230, 640);
    const x = CENTER + art.range(-112, 112);
    return `<circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(art.range(1.2, 3))}"/>`;
  });
  return layers(
    halter,
    piece.back
      ? ''
      : cloth(art, shape(symmetric(points`0,190 96,196! 122,300! 0,330`)), {
          color: dark(k, 0.35),
          crumple: 0.2,
        }),
    cloth(art, flare, {
      color: k,
      pattern: piece.pattern,
      ...fan(6, KNEE + 6, 130, FLOOR.y, FLOOR.half, 24),
      soft: 8,
      crumple: 0.4,
    }),
    castOn(art, body, flare, { dy: 12, blur: 12, strength: 0.4 }),
    cloth(art, body, {
      color: k,
      pattern: piece.pattern,
      folds: drape,
      lights: [
        [onSide(-1, points`80,250 70,400`), 36, 0.9],
        [onSide(-1, points`92,520 88,690`), 34, 0.9],
      ],
      soft: 6,
      crumple: 0.45,
      edgeW: 44,
      edge: 0.5,
    }),
    `<g ${art.clip(body)} fill="${light(k, 0.85)}" opacity=".75">${sparkles.join('')}</g>`,
    piece.back
      ? seam(points`${CENTER},334 ${CENTER},${KNEE}`, k, { w: 3 })
      : bothSides((s) => seam(onSide(s, points`58,230 62,330 50,420`), k, { a: 0.35 })),
  );
};
