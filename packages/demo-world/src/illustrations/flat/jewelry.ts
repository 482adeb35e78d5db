import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { curve, layers, onSide, type Point, points, shape } from '../core/geometry.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';

/** Draws a metal line in the colour of the piece. */
const metal = (d: string, color: string, w: number) =>
  `<path d="${d}" fill="none" stroke="#2a1a14" stroke-width="${w + 2}" opacity=".25" transform="translate(3 6)"/><path d="${d}" fill="none" stroke="${dark(color, 0.5)}" stroke-width="${w + 2}"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${light(color, 0.75)}" stroke-width="${w * 0.3}" transform="translate(${-w * 0.16} ${-w * 0.2})"/>`;

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A pendant necklace and a pair of hoops; the back shows the clasp. */
export const jewelry: DrawFlat = (art, piece) => {
  const k = piece.color;
  const chain = curve(
    piece.back
      ? points`300,820 250,620 270,420 360,300 450,262 540,300 630,420 650,620 600,820`
      : points`360,180 262,280 250,440 320,620 450,720 580,620 650,440 638,280 540,180`,
  );
  const links = `<path d="${chain}" fill="none" stroke="${dark(k, 0.55)}" stroke-width="9" stroke-dasharray="2 9" stroke-linecap="round" opacity=".75"/>`;
  const hoops = layers(metal(ring(220, 900, 62), k, 13), metal(ring(690, 880, 62), k, 13));
  if (piece.back) return layers(metal(chain, k, 6), links, metal(ring(450, 262, 22), k, 7), hoops);
  const stone = art.rad(430, 770, 70, [
    [0, light(mix(k, '#5b8f86', 0.6), 0.7)],
    [0.6, mix(k, '#2f6a63', 0.75)],
    [1, dark(mix(k, '#2f6a63', 0.75), 0.4)],
  ]);
  return layers(
    metal(chain, k, 6),
    links,
    metal(ring(450, 732, 14), k, 6),
    `<circle cx="456" cy="806" r="54" fill="#2a1a14" opacity=".25" ${art.blur(8)}/><circle cx="450" cy="796" r="52" fill="${stone}"/>`,
    metal(ring(450, 796, 52), k, 10),
    `<path d="M424 776q14 -22 40 -20" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`,
    hoops,
  );
};

/** A claw clip and a scrunchie. */
export const hairAccessories: DrawFlat = (art, piece) =>
  layers(clawClip(art, piece), scrunchie(art, mix(piece.color, '#b98a86', 0.55)));

function clawClip(art: Art, piece: FlatPiece): string {
  const k = piece.color;
  const shell: ClothStyle = {
    texture: null,
    crumple: 0,
    edgeW: 26,
    edgeB: 9,
    edge: 0.5,
    grad: [260, 220, 640, 560],
  };
  const teeth = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const x = 250 + i * 60;
    const tip = 486 + (i % 2 ? 18 : 30) - Math.abs(i - 3) * 9;
    return shape(
      points`${x - 8},400! ${x + 48},400! ${x + 44},${tip - 30} ${x + 20},${tip} ${x - 4},${tip - 30}`,
    );
  });
  const jaw = shape(points`226,420! 214,372 262,300 450,256 638,300 686,372 674,420! 450,436`);
  const wing = (s: number) => shape(onSide(s, points`20,276! 34,196 86,168 132,188 118,236 92,292!`));
  const back = piece.back ? [1, -1].map((s) => cloth(art, wing(s), { ...shell, color: light(k, 0.06) })) : [];
  return layers(
    '<g transform="translate(0 40)">',
    ...(piece.back ? [] : [1, -1].map((s) => cloth(art, wing(s), { ...shell, color: dark(k, 0.18) }))),
    ...teeth.map((d) => cloth(art, d, { ...shell, color: k, edgeW: 16, edgeB: 6 })),
    cloth(art, jaw, { ...shell, color: k, lights: [[points`270,352 350,304 470,288 600,318`, 16, 2.6]] }),
    `<path d="M424 300h52" stroke="#b9b2a6" stroke-width="16" stroke-linecap="round"/><path d="M426 297h48" stroke="#f1ece2" stroke-width="5" stroke-linecap="round"/>`,
    ...back,
    '</g>',
  );
}

function scrunchie(art: Art, color: string): string {
  const around = (turn: number, rx: number, ry: number): Point => {
    const a = turn * Math.PI * 2;
    return [CENTER + Math.cos(a) * rx, 806 + Math.sin(a) * ry];
  };
  const ruffle = Array.from({ length: 30 }, (_, i) => {
    const swell = i % 2 ? art.range(6, 12) : art.range(-8, -2);
    return around(i / 30, 168 + swell, 124 + swell);
  });
  const gathers = Array.from({ length: 30 }, (_, i): Stroke => {
    const t = i / 30 + art.range(-0.006, 0.006);
    return [[around(t, 62, 42), around(t + 0.012, 112, 80), around(t, 158, 116)], 8, i % 2 ? 0.55 : 0.95];
  });
  const gleams = [0.62, 0.7, 0.78].map((t): Stroke => [[around(t, 96, 66), around(t, 150, 110)], 12, 1.2]);
  const hole = 'M390 806a60 40 0 1 0 120 0a60 40 0 1 0 -120 0z';
  return layers(
    cloth(art, shape(ruffle), {
      color,
      folds: gathers,
      lights: gleams,
      soft: 3.4,
      crumple: 0.3,
      edgeW: 30,
      edgeB: 11,
    }),
    `<path d="${hole}" fill="#e9dfd2"/><path d="${hole}" fill="none" stroke="${dark(color, 0.55)}" stroke-width="16" opacity=".55" ${art.blur(5)}/>`,
  );
}
