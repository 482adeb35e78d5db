import { type ClothOptions, type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { corner, curve, type Point, type Points, points, shape } from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import type { BodyLines } from '../figure/body.ts';
import type { ShoeShape, Worn } from '../shapes.ts';
import type { Figure } from './figure.ts';

/** Parses an outline on the foot: x outwards from the ankle, y down to the toes at about 57. */
type OnFoot = (strings: TemplateStringsArray, ...values: number[]) => Point[];

interface Foot {
  readonly figure: Figure;
  readonly at: OnFoot;
  readonly style: ClothOptions;
  readonly piece: Worn<ShoeShape>;
  readonly skin: string;
}

const SOLE = '-20,40 -18,51 -4,58 14,56 24,45 23.5,51 15,61 -4,63 -19,56';
const UPPER = '-13,-6 -15,14 -20,34 -18,50 -4,57 14,55 23,44 21,26 15,8 13,-6';

/** Draws a shoe from the front, with the toes turned slightly outwards. */
export function wornShoe(
  figure: Figure,
  body: BodyLines,
  side: number,
  piece: Worn<ShoeShape>,
  skin: string,
): void {
  const { ankle, lift } = body.leg(side);
  const heel = piece.shape === 'heels';
  const x = ankle[0] + side * 2;
  const y = ankle[1];
  const ground = 1106 + lift * 0.9 + (heel ? 2 : 0);
  const turn = side * (heel ? 7 : 15);
  const at: OnFoot = (strings, ...values) =>
    points(strings, ...values).map(([dx, dy, mark]): Point => {
      const p: Point = [x + side * dx + (turn * Math.max(0, dy)) / 54, y + dy * ((ground - y) / 56)];
      return mark ? corner(p) : p;
    });
  const style: ClothOptions = {
    color: piece.color,
    crumple: 0.25,
    fx: 0.03,
    fy: 0.03,
    bump: 12,
    edgeW: 13,
    edgeB: 5,
    edge: 0.45,
    grad: [x - 24, y, x + 30, ground],
    lineW: 1.3,
    line: 0.6,
    soft: 2.5,
  };
  DRAW[piece.shape]({ figure, at, style, piece, skin });
}

function put({ figure, style }: Foot, pts: Points, o: ClothStyle = {}): void {
  const d = shape(pts);
  figure.put(d, cloth(figure.art, d, { ...style, ...o }), { strength: 0.25, dy: 3, blur: 3 });
}

/** Parses an outline that several shoes share. */
const read = ({ at }: Foot, outline: string) => at(Object.assign([outline], { raw: [outline] }));

function sole(foot: Foot, color: string, edge: number): void {
  const { figure, style } = foot;
  figure.raw(cloth(figure.art, shape(read(foot, SOLE)), { ...style, color, edge }));
}

function bareFoot(foot: Foot): void {
  const { figure, skin } = foot;
  const d = shape(read(foot, UPPER));
  const shade = mix(skin, '#2a1014', 0.45);
  const art = figure.art;
  figure.put(
    d,
    `<g ${art.clip(d)}><path d="${d}" fill="${skin}"/><path d="${d}" fill="none" stroke="${shade}" stroke-width="10" opacity=".4" ${art.blur(4)}/></g>`,
    { strength: 0 },
  );
}

function heels(foot: Foot): void {
  const { figure, at, piece } = foot;
  bareFoot(foot);
  put(foot, at`-19.5,36 -18.5,47 -7,60 3,65 12,59 21,46 22,35 13,43 2,46 -10,43`, {
    lights: [[at`-6,54 4,59`, 4, 2]],
  });
  figure.raw(
    `<path d="${curve(at`-15,3 0,10 15,3`)}" stroke="${piece.color}" stroke-width="4" fill="none"/>`,
  );
}

function flats(foot: Foot): void {
  const { figure, at, piece } = foot;
  bareFoot(foot);
  put(foot, at`-20,34 -19,48 -6,60 4,62 14,58 23,46 22.5,32 15,39 2,42 -12,39`, {
    lights: [[at`-8,52 3,56`, 4, 1.6]],
  });
  figure.raw(
    `<path d="${curve(at`-5,42 -9,38 -8,46 0,43 7,46 8,38 4,42`)}" fill="${dark(piece.color, 0.25)}"/>`,
  );
}

function sandals(foot: Foot): void {
  const { figure, at, skin } = foot;
  bareFoot(foot);
  sole(foot, '#8a6242', 0.45);
  put(foot, at`-21,33 -19,44 2,48 22,41 22,29 2,36`);
  put(foot, at`-16,8 -17,17 1,22 18,15 16,6 1,12`);
  const shade = mix(skin, '#2a1014', 0.45);
  for (let i = 0; i < 4; i++) {
    const toe = curve(at`${-9 + i * 7},49 ${-10 + i * 7.4},55`);
    figure.raw(`<path d="${toe}" stroke="${shade}" stroke-width="1.2" opacity=".5" fill="none"/>`);
  }
}

function boots(foot: Foot): void {
  const { at, piece } = foot;
  put(foot, at`-20,-58! -18,-20 -16,8 -20,34 -18,50 -4,57 14,55 23,44 21,26 16,4 18,-20 20,-58!`, {
    folds: [
      [at`-16,-4 0,2 14,-6`, 5, 0.9],
      [at`-14,8 2,12 16,4`, 5, 0.7],
    ],
    lights: [[at`-6,-50 -5,0 -6,44`, 7, 1.4]],
  });
  sole(foot, dark(piece.color, 0.55), 0.2);
}

function sneakers(foot: Foot): void {
  const { figure, at, piece } = foot;
  put(foot, read(foot, UPPER), { lights: [[at`-6,20 -7,42`, 7, 1.4]] });
  put(foot, at`-9,-10 -9,10 -7,26 8,26 10,10 9,-10`, { color: light(piece.color, 0.2) });
  const lace = piece.subcategory === 'Athletic Shoes' ? dark(piece.color, 0.55) : light(piece.color, 0.75);
  for (let i = 0; i < 4; i++) {
    const path = curve(at`${-10 + i * 0.6},${1 + i * 7} 0,${3.5 + i * 7} ${11 - i * 0.4},${i * 7}`);
    figure.raw(`<path d="${path}" stroke="${lace}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`);
  }
  figure.raw(seam(at`-19,36 -6,34 6,35 22,34`, piece.color, { w: 1.2, a: 0.45 }));
  sole(foot, '#f1ece2', 0.25);
}

function leatherShoe(foot: Foot): void {
  const { figure, at, piece } = foot;
  put(foot, read(foot, UPPER), { lights: [[at`-6,20 -7,42`, 7, 1.4]] });
  if (piece.shape === 'loafers') {
    put(foot, at`-14,12 -12,26 1,31 16,24 16,10 1,17`, { color: dark(piece.color, 0.12) });
    figure.raw(
      `<path d="${curve(at`-4,24 2,25.5 8,23.5`)}" stroke="#c8a463" stroke-width="2.6" fill="none"/>`,
    );
    figure.raw(seam(at`-14,40 -10,50 2,53 15,48 18,38`, piece.color, { w: 1.2, a: 0.5 }));
  } else {
    put(foot, at`-9,-6 -8,10 -5,24 7,24 9,10 9,-6`, { color: dark(piece.color, 0.1) });
    for (let i = 0; i < 3; i++) {
      figure.raw(
        seam(at`-7,${4 + i * 7} 8,${3 + i * 7}`, piece.color, { ink: dark(piece.color, 0.7), w: 2, a: 0.9 }),
      );
    }
    figure.raw(seam(at`-19,36 0,40 21,35`, piece.color, { w: 1.3, a: 0.6 }));
  }
  sole(foot, dark(piece.color, 0.55), 0.2);
}

const DRAW: Readonly<Record<ShoeShape, (foot: Foot) => void>> = {
  heels,
  flats,
  sandals,
  boots,
  sneakers,
  loafers: leatherShoe,
  oxfords: leatherShoe,
};
