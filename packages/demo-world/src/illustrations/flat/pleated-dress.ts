import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, layers, lerp, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { button, castOn, seam } from '../core/trims.ts';
import { neckHole } from './details.ts';
import { fan, hemline } from './dress-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

const WAIST = { y: 438, half: 122 };
const HEM = { y: 960, half: 262 };

/** A sleeveless dress with a round neck and a pleated skirt to the calf. */
export const pleatedDress: DrawFlat = (art, piece) => {
  const k = piece.color;
  const drop = piece.back ? 176 : 232;
  const bodice = shape(
    symmetric(points`
0,${drop} 50,${lerp(drop, 160, 0.3)} 74,150! 130,162! 120,236 124,296 148,334! 130,396 ${WAIST.half - 2},446! 0,454
`),
  );
  const skirt = shape([
    ...points`${CENTER},${WAIST.y} ${CENTER + WAIST.half},${WAIST.y - 6}! ${CENTER + 154},560 ${CENTER + 212},780 ${CENTER + HEM.half},${HEM.y - 14}!`,
    ...hemline(HEM.half, HEM.y - 4, 13, 7, 18),
    ...points`${CENTER - HEM.half},${HEM.y - 14}! ${CENTER - 212},780 ${CENTER - 154},560 ${CENTER - WAIST.half},${WAIST.y - 6}!`,
  ]);
  const pleats = Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6.6;
    const path = points`${CENTER + t * WAIST.half},${WAIST.y + 16} ${CENTER + t * 190},700 ${CENTER + t * HEM.half},${HEM.y - 8}`;
    return seam(path, k, { w: 2.4, a: 0.5 });
  });
  const band = shape(symmetric(points`0,430 126,424! 126,456! 0,464`));
  const closing = piece.back
    ? layers(
        seam(points`${CENTER},${drop} ${CENTER},620`, k, { w: 3 }),
        button(CENTER, drop + 12, 6, light(k, 0.6)),
      )
    : bothSides((s) => seam(onSide(s, points`66,330 58,428`), k, { a: 0.4 }));
  return layers(
    piece.back ? '' : neckHole({ nw: 74, nY: 150, drop }, k),
    cloth(art, skirt, {
      color: k,
      pattern: piece.pattern,
      ...fan(6, WAIST.y + 14, 112, HEM.y, HEM.half, 18),
      soft: 6,
      crumple: 0.3,
      fx: 0.012,
      fy: 0.003,
    }),
    ...pleats,
    castOn(art, bodice, skirt, { dy: 8, blur: 8 }),
    cloth(art, bodice, {
      color: k,
      pattern: piece.pattern,
      folds: [
        [onSide(1, points`140,330 90,360 40,400`), 13, 0.8],
        [onSide(-1, points`140,330 90,360 40,400`), 13, 0.7],
      ],
      lights: [[onSide(-1, points`78,230 74,360`), 36, 0.9]],
      soft: 7,
      crumple: 0.35,
    }),
    closing,
    cloth(art, band, { color: dark(k, 0.1), crumple: 0.2, edgeW: 12, edgeB: 5 }),
  );
};
