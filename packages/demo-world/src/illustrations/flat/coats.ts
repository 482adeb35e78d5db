import { cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import {
  bothSides,
  curve,
  layers,
  onSide,
  type Point,
  type Points,
  points,
  shape,
  symmetric,
} from '../core/geometry.ts';
import { button, castOn, seam, stitch } from '../core/trims.ts';
import { coat, flap, lapels, METAL } from './coat-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { longSleeve } from './sleeves.ts';

/** A belted trench coat. */
export const trenchCoats: DrawFlat = (art, piece) => {
  const o = {
      nw: 72,
      nY: 142,
      sw: 204,
      sY: 192,
      cw: 184,
      pit: 352,
      ww: 166,
      hw: 232,
      hem: 1000,
      v: 410,
      wk: 0.3,
    },
    k = piece.color,
    btn = mix(dark(k, 0.6), '#5a3a22', 0.4);
  const sl = {
    outer: points`${o.sw + 60},330 ${o.sw + 88},500 ${o.sw + 96},660 ${o.sw + 98},760!`,
    inner: points`${o.sw + 20},770! ${o.sw + 16},660 ${o.sw + 6},500 ${o.cw + 14},${o.pit + 70}`,
  };
  const b = coat(art, piece, o, sl, {
    inner: (s) => points`${s > 0 ? 10 : -74},${o.hem + 8}! ${s > 0 ? 10 : -62},420! ${s > 0 ? 30 : -30},330`,
  });
  const strap = bothSides((s) =>
    layers(
      cloth(
        art,
        shape(onSide(s, points`${o.sw + 99},690! ${o.sw + 101},718! ${o.sw + 14},728! ${o.sw + 14},700!`)),
        { color: dark(k, 0.05), crumple: 0, edgeW: 8, edgeB: 4 },
      ),
      button(CENTER + s * (o.sw + 36), 712, 6, btn),
    ),
  );
  const belt = layers(
    cloth(art, shape(symmetric(points`0,548 170,542! 172,584! 0,592`)), {
      color: dark(k, 0.05),
      crumple: 0.3,
      edgeW: 16,
      edgeB: 7,
      line: 0.7,
    }),
    stitch(points`280,552 ${CENTER},556 620,552`, k, { a: 0.4 }),
    stitch(points`280,576 ${CENTER},584 620,576`, k, { a: 0.4 }),
  );
  const ep = bothSides((s) =>
    layers(
      flap(art, { ...piece, color: light(k, 0.03) }, s, 112, 184, 84, 26, -12),
      button(CENTER + s * 124, 204, 6, btn),
    ),
  );
  if (piece.back)
    return layers(
      b.svg,
      strap,
      cloth(art, shape(symmetric(points`0,150 72,146! 198,192! 184,340 90,372 0,396`)), {
        color: light(k, 0.02),
        crumple: 0.4,
        edgeW: 22,
        edge: 0.35,
      }),
      seam(points`${CENTER},590 ${CENTER},1004`, k, { w: 3 }),
      ep,
      belt,
      lapels(art, piece, o, k),
    );
  const fl = shape(onSide(1, points`30,200! 190,196! 180,330 110,372 34,392!`));
  const tail = shape(
    points`${CENTER - 62},580! ${CENTER - 20},570 ${CENTER - 8},690 ${CENTER - 16},764! ${CENTER - 54},748! ${CENTER - 50},660`,
  );
  return layers(
    b.svg,
    strap,
    castOn(art, fl, b.fronts[0], { dy: 5, blur: 6, strength: 0.3 }),
    cloth(art, fl, { color: light(k, 0.02), crumple: 0.3, edgeW: 18, edgeB: 8, edge: 0.3 }),
    ep,
    [430, 500, 640, 730]
      .map((y) => layers(button(CENTER - 30, y, 9, btn), button(CENTER + 62, y, 9, btn)))
      .join(''),
    bothSides((s) => flap(art, piece, s, 92, 668, 34, 120, 0)),
    castOn(art, tail, b.d, { dx: 4, dy: 6 }),
    cloth(art, tail, { color: dark(k, 0.05), crumple: 0.3, edgeW: 14, edgeB: 6 }),
    belt,
    `<rect x="${CENTER - 72}" y="536" width="58" height="62" rx="8" fill="none" stroke="#3a2418" stroke-width="12"/><rect x="${CENTER - 72}" y="536" width="58" height="62" rx="8" fill="none" stroke="${btn}" stroke-width="8"/>`,
    lapels(art, piece, o, k, 1, { onto: [b.fronts[0], b.fronts[1]] }),
  );
};

/** A quilted coat with a zip. */
export const winterCoats: DrawFlat = (art, piece) => {
  const o = { nw: 78, nY: 214, sw: 222, sY: 264, cw: 214, pit: 436, ww: 216, hw: 222, hem: 960, v: 240 },
    k = piece.color;
  const sl = longSleeve(o, 14),
    w = sl.outer.map(([x, y, c]): Point => (c ? [x + 22, y, c] : [x + 26, y])),
    b = coat(
      art,
      piece,
      o,
      { outer: w, inner: sl.inner },
      {
        body: { crumple: 0.2 },
        sleeve: { crumple: 0.2 },
        inner: (s) => points`${s > 0 ? 6 : 4},${o.hem + 6}! ${s > 0 ? 6 : 4},230!`,
      },
    );
  const ridge = (p: Points) =>
    `<path d="${curve(p)}" stroke="${dark(k, 0.65)}" stroke-width="24" fill="none" opacity=".5" ${art.blur(9)}/><path d="${curve(p.map(([x, y]) => [x, y + 40]))}" stroke="${light(k, 0.6)}" stroke-width="28" fill="none" opacity=".34" ${art.blur(12)}/><path d="${curve(p)}" stroke="${dark(k, 0.55)}" stroke-width="2.4" fill="none" opacity=".75"/>`;
  const body = piece.back ? art.clip(b.d) : art.clip(b.fronts[0], b.fronts[1]);
  let q = '';
  for (let y = 330; y < 950; y += 90)
    q += ridge(
      points`${CENTER - 235},${y - 8} ${CENTER - 110},${y + 8} ${CENTER},${y + 2} ${CENTER + 110},${y + 8} ${CENTER + 235},${y - 8}`,
    );
  const arms = bothSides((s) => {
    let r = '';
    for (let t = 0; t < 6; t++)
      r += ridge(
        onSide(
          s,
          points`
${o.cw - 4 + t * 4},${408 + t * 88} ${o.cw + 60 + t * 10},${400 + t * 86}
${o.sw + 150},${376 + t * 84}
`,
        ),
      );
    return `<g ${art.clip(shape(onSide(s, [[o.sw - 4, o.sY + 4, 1], ...w, ...sl.inner, [o.cw, o.pit, 1]])))}>${r}</g>`;
  });
  const col = shape(symmetric(points`0,${piece.back ? 136 : 150} 70,142 104,168 110,238 84,276! 0,292`)),
    zip = piece.back
      ? ''
      : `<path d="M${CENTER + 4} 160V964" stroke="${dark(k, 0.6)}" stroke-width="11"/><path d="M${CENTER + 4} 160V964" stroke="${METAL}" stroke-width="5" stroke-dasharray="4 3"/><rect x="${CENTER - 1}" y="292" width="10" height="30" rx="4" fill="${METAL}"/>`;
  return layers(
    b.svg,
    arms,
    `<g ${body}>${q}</g>`,
    castOn(art, col, piece.back ? b.d : [b.fronts[0], b.fronts[1]], { dy: 9, blur: 9 }),
    cloth(art, col, {
      color: light(k, 0.03),
      crumple: 0.3,
      edgeW: 44,
      edge: 0.45,
      folds: [[points`${CENTER - 100},214 ${CENTER},226 ${CENTER + 100},214`, 16, 0.8]],
      grad: [340, 140, 560, 300],
    }),
    zip,
    piece.back
      ? ''
      : bothSides((s) =>
          layers(
            seam(onSide(s, points`112,650 164,770`), k, { w: 5, a: 0.6 }),
            seam(onSide(s, points`112,650 164,770`), k, { ink: METAL, w: 2, a: 0.8 }),
          ),
        ),
  );
};
