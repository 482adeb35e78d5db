import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { bothSides, fmt, layers, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { button, castOn, seam } from '../core/trims.ts';
import { type CoatCut, coat, flap, lapels } from './coat-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

const OVERCOAT: CoatCut = {
  nw: 74,
  nY: 142,
  sw: 210,
  sY: 192,
  cw: 196,
  pit: 356,
  ww: 190,
  hw: 214,
  hem: 1000,
  v: 470,
  wk: 0.4,
};

const coatSleeve = (o: CoatCut, end: number) => ({
  outer: points`${o.sw + 62},336 ${o.sw + 92},500 ${o.sw + 104},660 ${o.sw + 104},${end}!`,
  inner: points`${o.sw + 26},${end + 10}! ${o.sw + 18},660 ${o.sw + 8},500 ${o.cw + 16},${o.pit + 70}`,
});

/** A long wool coat with lapels. */
export const overcoats: DrawFlat = (art, piece) => {
  const o = OVERCOAT;
  const wool = { texture: 'wool' as const, crumple: 0.4 };
  const garment = coat(art, piece, o, coatSleeve(o, 770), {
    body: wool,
    sleeve: wool,
    inner: (s) =>
      points`${s > 0 ? 12 : -46},${o.hem + 8}! ${s > 0 ? 12 : -46},${o.v}! ${s > 0 ? 34 : -14},330`,
  });
  const k = piece.color;
  const cuffs = bothSides((s) => seam(onSide(s, points`${o.sw + 100},716 ${o.sw + 24},724`), k, { w: 2.4 }));
  if (piece.back) {
    const vent = seam(points`${CENTER},720 ${CENTER + 4},1004`, k, { w: 3.4 });
    const middle = seam(points`${CENTER},160 ${CENTER},720`, k, { a: 0.45 });
    return layers(garment.svg, cuffs, middle, vent, lapels(art, piece, o, k, 1, wool));
  }
  const ink = dark(k, 0.55);
  return layers(
    garment.svg,
    cuffs,
    bothSides((s) => flap(art, piece, s, 88, 640, 96, 40, -4, wool)),
    ...[510, 620, 730].map((y) => button(CENTER - 18, y, 12, ink)),
    lapels(art, piece, o, k, 1.12, { ...wool, onto: garment.fronts }),
  );
};

const PARKA: CoatCut = {
  ...OVERCOAT,
  nY: 190,
  sY: 236,
  pit: 404,
  cw: 206,
  ww: 204,
  hw: 216,
  hem: 940,
  v: 260,
  wk: 0.5,
};

/** A hooded parka with big pockets. */
export const parkas: DrawFlat = (art, piece) => {
  const o = PARKA;
  const k = piece.color;
  const soft = { crumple: 0.5, vertical: false };
  const garment = coat(art, piece, o, coatSleeve(o, 830), {
    body: soft,
    sleeve: soft,
    inner: (s) => points`${s > 0 ? 16 : -24},${o.hem + 8}! ${s > 0 ? 16 : -24},250! 40,220`,
  });
  const hood = shape(symmetric(points`0,92 76,108 124,168 128,232 96,282 0,${piece.back ? 316 : 306}`));
  const hoodCloth: ClothStyle = { crumple: 0.5, edgeW: 40, soft: 7, grad: [300, 90, 620, 330] };
  const drawn = cloth(art, hood, { ...hoodCloth, color: light(k, 0.02) });
  const waistCord = seam(points`${CENTER - 196},600 ${CENTER},612 ${CENTER + 196},600`, k, { w: 4, a: 0.35 });
  const cuffs = bothSides((s) => flap(art, piece, s, o.sw + 30, 782, 72, 26, 3));
  if (piece.back) {
    const middle = seam(points`${CENTER},94 ${CENTER},314`, k, { a: 0.6 });
    return layers(
      garment.svg,
      cuffs,
      waistCord,
      castOn(art, hood, garment.d, { dy: 10, blur: 10 }),
      drawn,
      middle,
    );
  }
  const opening = shape(symmetric(points`0,142 54,156 84,206 74,252 30,284 0,292!`));
  const fur = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const x = CENTER + Math.cos(a) * 86;
    const y = 214 + Math.sin(a) * 76;
    return `<circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(art.range(13, 20))}" fill="${mix('#cbb799', '#a58c6c', art.random())}"/>`;
  });
  return layers(
    garment.svg,
    cuffs,
    waistCord,
    seam(points`${CENTER + 22},300 ${CENTER + 22},944`, k, { w: 2.4 }),
    ...[350, 450, 550, 650, 750, 850].map((y) => button(CENTER - 2, y, 9, dark(k, 0.6))),
    bothSides((s) => flap(art, piece, s, 70, 680, 116, 48, 0)),
    bothSides((s) => seam(onSide(s, points`70,728 72,838 186,838 186,728`), k, { a: 0.4 })),
    castOn(art, hood, [...garment.fronts], { dy: 10, blur: 10 }),
    drawn,
    cloth(art, opening, { color: dark(k, 0.45), crumple: 0.3, edgeW: 50, edge: 0.7 }),
    ...fur,
  );
};
