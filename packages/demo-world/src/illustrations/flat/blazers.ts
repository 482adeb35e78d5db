import { cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { bothSides, layers, nth, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { button, castOn, seam } from '../core/trims.ts';
import { coat, cuffBtns, flap, lapels, METAL } from './coat-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { longSleeve } from './sleeves.ts';
import { bodyFolds, bodyLights } from './torso.ts';

/** A single-breasted blazer. */
export const blazers: DrawFlat = (art, piece) => {
  const o = { nw: 76, nY: 196, sw: 218, sY: 246, cw: 198, pit: 420, ww: 176, hw: 204, hem: 880, v: 566 },
    k = piece.color,
    wool = { texture: 'wool' as const };
  const b = coat(art, piece, o, longSleeve(o, 6), {
    body: wool,
    sleeve: wool,
    inner: (s) => points`
${s > 0 ? 96 : 88},${o.hem + 14} ${s > 0 ? 30 : 22},${o.hem - 50} ${s > 0 ? 16 : -8},700
${s > 0 ? 14 : -12},${o.v}! 40,380
`,
  });
  if (piece.back)
    return layers(
      b.svg,
      seam(points`${CENTER},214 ${CENTER},700 ${CENTER},886`, k, { a: 0.6 }),
      seam(points`${CENTER + 3},700 ${CENTER + 9},886`, k, { w: 4, a: 0.5 }),
      bothSides((s) => seam(onSide(s, points`190,360 120,480 112,884`), k, { a: 0.3 })),
      lapels(art, piece, o, k, 1, wool),
      cuffBtns(o, k, 838),
    );
  return layers(
    b.svg,
    bothSides((s) =>
      layers(
        flap(art, piece, s, 76, 690, 106, 40, -4, wool),
        seam(onSide(s, points`118,480 112,690`), k, { a: 0.3 }),
      ),
    ),
    cloth(art, shape(onSide(1, points`84,420! 168,408! 168,430! 84,442!`)), {
      color: light(k, 0.04),
      pattern: piece.pattern,
      crumple: 0,
      edgeW: 6,
      edgeB: 3,
      ...wool,
    }),
    lapels(art, piece, o, k, 1, { ...wool, onto: [b.fronts[0], b.fronts[1]] }),
    button(CENTER - 2, 590, 10, dark(k, 0.55)),
    button(CENTER - 2, 652, 10, dark(k, 0.55)),
    cuffBtns(o, k, 838),
  );
};

/** A waistcoat. */
export const vests: DrawFlat = (art, piece) => {
  const o = { nw: 88, nY: 232, cw: 190, pit: 460, ww: 164, hw: 178, hem: 800, v: 520 },
    k = piece.color;
  const out = (s: number) =>
    shape(
      onSide(
        s,
        points`
${o.nw},${o.nY}! 148,248! 142,340 158,420 ${o.cw},${o.pit}! 172,620 ${o.hw},${o.hem}! 96,872!
${s > 0 ? 6 : -10},812! ${s > 0 ? 8 : -12},${o.v}! 54,380
`,
      ),
    );
  const back = shape(
      symmetric(points`
0,240 ${o.nw},${o.nY}! 148,248! 142,340 158,420 ${o.cw},${o.pit}! 172,620 ${o.hw},${o.hem}!
0,812
`),
    ),
    lin = mix(dark(k, 0.3), '#7d5a4c', 0.3);
  if (piece.back)
    return layers(
      cloth(art, back, {
        color: lin,
        crumple: 0.7,
        folds: bodyFolds(art, o),
        lights: bodyLights(o),
      }),
      seam(points`${CENTER},246 ${CENTER},808`, lin),
      cloth(art, shape(symmetric(points`0,634 168,622! 168,652! 0,662`)), {
        color: dark(lin, 0.1),
        crumple: 0,
        edgeW: 10,
        edgeB: 5,
      }),
      `<rect x="432" y="630" width="36" height="36" rx="5" fill="none" stroke="${METAL}" stroke-width="6"/>`,
    );
  const w = { texture: 'wool' as const, pattern: piece.pattern, vertical: true, color: k, soft: 8 };
  let s = layers(
    cloth(art, back, { color: lin, crumple: 0.4, edge: 0.7, edgeW: 70 }),
    '<rect x="426" y="272" width="48" height="24" fill="#efe7d9"/>',
  );
  for (const q of [1, -1]) {
    const d = out(q);
    s += layers(
      castOn(art, d, q < 0 ? [out(1), back] : [back], { dx: 5, dy: 4, strength: 0.4 }),
      cloth(art, d, {
        ...w,
        folds: bodyFolds(art, o).filter(([p]) => (nth(p, 0)[0] - CENTER) * q > 0),
        lights: bodyLights(o),
      }),
      flap(art, piece, q, 58, 672, 96, 22, -8, { texture: 'wool' as const }),
      seam(onSide(q, points`104,560 100,860`), k, { a: 0.35 }),
    );
  }
  s += cloth(art, shape(onSide(1, points`72,470! 146,458! 146,478! 72,490!`)), {
    ...w,
    crumple: 0,
    edgeW: 6,
    edgeB: 3,
  });
  for (let i = 0; i < 5; i++) s += button(CENTER - 2, 548 + i * 60, 8.5, dark(k, 0.55));
  return s;
};

/** A double-breasted blazer with six buttons; a half belt on the back. */
export const doubleBreastedBlazers: DrawFlat = (art, piece) => {
  const o = { nw: 76, nY: 196, sw: 222, sY: 246, cw: 202, pit: 420, ww: 182, hw: 212, hem: 888, v: 520 };
  const k = piece.color;
  const wool = { texture: 'wool' as const };
  const garment = coat(art, piece, o, longSleeve(o, 8), {
    body: wool,
    sleeve: wool,
    inner: (s) =>
      s > 0
        ? points`20,${o.hem + 6}! 20,${o.v}! 40,380`
        : points`-84,${o.hem + 4}! -92,${o.hem - 70} -92,${o.v + 50} -60,${o.v + 10} -6,${o.v - 20}! 40,380`,
  });
  if (piece.back) {
    const belt = shape(symmetric(points`0,622! 92,618! 92,652! 0,656!`));
    return layers(
      garment.svg,
      seam(points`${CENTER},214 ${CENTER},622`, k, { a: 0.6 }),
      bothSides((s) => seam(onSide(s, points`132,700 128,890`), k, { w: 4, a: 0.5 })),
      cloth(art, belt, { color: k, pattern: piece.pattern, crumple: 0.2, edgeW: 12, edgeB: 5, ...wool }),
      bothSides((s) => button(CENTER + s * 72, 637, 9, dark(k, 0.55))),
      lapels(art, piece, o, k, 1, wool),
      cuffBtns(o, k, 842, 4),
    );
  }
  const rows = [
    [104, 520],
    [66, 620],
    [66, 716],
  ] as const;
  return layers(
    garment.svg,
    bothSides((s) => flap(art, piece, s, 96, 700, 100, 40, -4, wool)),
    lapels(art, piece, o, k, 1.16, { ...wool, onto: [...garment.fronts] }),
    ...rows.map(([x, y]) => bothSides((s) => button(CENTER + s * x, y, 11, dark(k, 0.55)))),
    cuffBtns(o, k, 842, 4),
  );
};
