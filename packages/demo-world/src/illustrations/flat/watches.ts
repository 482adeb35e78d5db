import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { bothSides, corner, layers, onSide, type Point, points, shape, symmetric } from '../core/geometry.ts';
import { stitch } from '../core/trims.ts';
import { tube } from '../core/tube.ts';
import { GOLD, gold, hide } from './accessory-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** Sunglasses; the back shows the folded temples. */
export const sunglasses: DrawFlat = (art, piece) => {
  const k = piece.color,
    lens = (s: number) =>
      onSide(s, points`48,470! 130,446 250,452! 286,478 280,560 226,640 140,652 76,604 50,530`),
    inset = (s: number) =>
      lens(s).map(([x, y, c]) => {
        const cx = CENTER + s * 165,
          cy = 545,
          p: Point = [cx + (x - cx) * 0.83, cy + (y - cy) * 0.8];
        return c ? corner(p) : p;
      });
  const arm = (s: number) =>
    tube(onSide(s, points`272,486,17 296,462,15 300,400,10 286,300,9 262,226,10 226,196,9`), { capEnd: 0.8 })
      .d;
  const br = shape(symmetric(points`0,478 56,470! 54,506! 0,502`)),
    g: ClothStyle = { crumple: 0, edgeW: 18, edgeB: 6, edge: 0.5, texture: null, grad: [160, 430, 700, 660] };
  return layers(
    `<g transform="rotate(-5 450 520) translate(0 116)">`,
    piece.back ? '' : bothSides((s) => cloth(art, arm(s), { color: dark(k, 0.12), ...g })),
    cloth(art, br, { color: k, ...g }),
    bothSides((s) => {
      const l = shape(inset(s));
      return layers(
        cloth(art, shape(lens(s)), {
          color: k,
          ...g,
          lights: [[onSide(s, points`70,474 150,456 240,462`), 8, 3]],
        }),
        `<path d="${l}" fill="${art.lin(CENTER, 450, CENTER, 660, [
          [0, '#1c1a1c', 1],
          [0.6, mix('#3a3230', k, 0.25), 0.96],
          [1, mix('#8a7460', k, 0.25), 0.88],
        ])}"/><g ${art.clip(l)}><path d="M${CENTER + s * 165 - 90} 650L${CENTER + s * 165 + 10} 440h46L${CENTER + s * 165 - 30} 650z" fill="#fff" opacity=".13"/><path d="${l}" fill="none" stroke="#0c0a0c" stroke-width="14" opacity=".5" ${art.blur(5)}/></g><circle cx="${CENTER + s * 258}" cy="478" r="5" fill="${GOLD}"/>`,
      );
    }),
    piece.back ? foldedTemples(art, dark(k, 0.12), g) : '',
    '</g>',
  );
};

/** Draws the folded temples in front of the lenses, and the nose pads. */
function foldedTemples(art: Art, color: string, g: ClothStyle): string {
  const temple = (s: number) =>
    tube(
      onSide(
        s,
        points`282,492,17 270,540,13 120,${566 - s * 22},11 -120,${580 - s * 22},10 -196,${604 - s * 22},12`,
      ),
      { capEnd: 0.8 },
    ).d;
  const pads = bothSides(
    (s) =>
      `<ellipse cx="${CENTER + s * 44}" cy="524" rx="9" ry="22" fill="#e9e2d6" opacity=".85" transform="rotate(${s * -16} ${CENTER + s * 44} 524)"/>`,
  );
  return layers(
    pads,
    bothSides((s) => cloth(art, temple(s), { color, ...g })),
  );
}

/** A wrist watch; the back shows the case with its screws, and the lining of the strap. */
export const watches: DrawFlat = (art, piece) => {
  const k = piece.back ? mix(piece.color, '#d8bd96', 0.6) : piece.color,
    up = shape(symmetric(points`0,92 44,92! 52,100 62,300 78,420! 0,430`)),
    dn = shape(symmetric(points`0,690 78,700! 62,820 52,980 30,1016 0,1022`)),
    metal = '#cdb98f';
  let holes = '';
  for (let i = 0; i < 5; i++)
    holes += `<ellipse cx="450" cy="${850 + i * 30}" rx="5.5" ry="6.5" fill="${dark(k, 0.75)}"/>`;
  let ticks = '';
  for (let i = 0; i < 12; i++)
    ticks += `<path d="M450 448v${i % 3 ? 14 : 24}" stroke="#2a2522" stroke-width="${i % 3 ? 3 : 5}" transform="rotate(${i * 30} 450 560)"/>`;
  const face = art.rad(410, 510, 180, [
      [0, '#ffffff', 1],
      [0.7, '#f5efe3', 1],
      [1, '#ddd2bf', 1],
    ]),
    ring = art.lin(330, 440, 580, 690, [
      [0, '#f7edd2', 1],
      [0.4, metal, 1],
      [0.7, '#8d7547', 1],
      [1, '#d9c69a', 1],
    ]);
  return layers(
    hide(art, up, k, { edgeW: 26, edgeB: 9, lights: [[points`430,110 424,400`, 20, 1.4]] }),
    hide(art, dn, k, { edgeW: 26, edgeB: 9, lights: [[points`430,720 432,980`, 20, 1.4]] }),
    bothSides((s) =>
      layers(
        stitch(onSide(s, points`36,112 48,300 62,410`), k, { ink: light(k, 0.45) }),
        stitch(onSide(s, points`62,712 50,820 42,980`), k, { ink: light(k, 0.45) }),
      ),
    ),
    holes,
    gold('M398 84h104v34h-104z', 10),
    bothSides(
      (s) =>
        `<rect x="${CENTER + s * 66 - 12}" y="404" width="24" height="52" rx="7" fill="${metal}"/><rect x="${CENTER + s * 66 - 12}" y="664" width="24" height="52" rx="7" fill="${dark(metal, 0.2)}"/>`,
    ),
    piece.back
      ? caseBack(ring, metal)
      : `<rect x="582" y="540" width="34" height="40" rx="8" fill="${dark(metal, 0.15)}"/><path d="M590 544v32M598 544v32M606 544v32" stroke="${dark(metal, 0.5)}" stroke-width="2.4"/><circle cx="450" cy="560" r="146" fill="${ring}" stroke="#6b5530" stroke-width="2"/><circle cx="450" cy="560" r="126" fill="${dark(metal, 0.35)}"/><circle cx="450" cy="560" r="122" fill="${face}"/>${ticks}<circle cx="450" cy="614" r="26" fill="none" stroke="#b7ab97" stroke-width="2"/><path d="M450 614v-16" stroke="#8a3b30" stroke-width="2.4"/><path d="M450 560L398 528" stroke="#2a2522" stroke-width="8" stroke-linecap="round"/><path d="M450 560L508 486" stroke="#2a2522" stroke-width="5.5" stroke-linecap="round"/><circle cx="450" cy="560" r="8" fill="#2a2522"/><path d="M356 520a104 104 0 0 1 120 -62l-70 150a104 104 0 0 1 -50 -88z" fill="#fff" opacity=".2"/>`,
  );
};

/** Draws the case back of a watch: a polished ring with six screws and an engraving. */
function caseBack(ring: string, metal: string): string {
  const screws = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      `<g transform="rotate(${turn} 450 560)"><circle cx="450" cy="442" r="9" fill="${dark(metal, 0.3)}"/><path d="M443 442h14" stroke="${dark(metal, 0.65)}" stroke-width="3"/></g>`,
  );
  return layers(
    `<circle cx="450" cy="560" r="146" fill="${ring}" stroke="#6b5530" stroke-width="2"/><circle cx="450" cy="560" r="104" fill="${light(metal, 0.25)}" stroke="${dark(metal, 0.4)}" stroke-width="3"/>`,
    ...screws,
    `<g fill="none" stroke="${dark(metal, 0.45)}" stroke-width="3" opacity=".8"><circle cx="450" cy="560" r="84"/><path d="M404 548h92M416 572h68M430 596h40"/></g>`,
  );
}
