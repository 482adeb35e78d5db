import { cloth, type Stroke } from '../core/cloth.ts';
import { bothSides, curve, layers, onSide, type Points, points, shape, symmetric } from '../core/geometry.ts';
import { button, castOn, seam, stitch } from '../core/trims.ts';
import { coat, lapels, METAL } from './coat-parts.ts';
import { shirtCollar } from './details.ts';
import { CENTER, type DrawFlat } from './shared.ts';
import { longSleeve } from './sleeves.ts';
import { bodyLights } from './torso.ts';

/** A denim jacket. */
export const denimJackets: DrawFlat = (art, given) => {
  const piece = { ...given, pattern: 'denim' as const },
    o = { nw: 74, nY: 242, sw: 214, sY: 290, cw: 204, pit: 450, ww: 196, hw: 188, hem: 838, v: 300 },
    k = piece.color,
    st = '#cf9a58',
    ink = { ink: st, a: 0.9, dash: '7 4', w: 2 },
    m = '#b08a52';
  const b = coat(art, piece, o, longSleeve(o, 14), {
    body: { crumple: 0.5 },
    sleeve: { crumple: 0.5 },
    inner: (s) => points`${s > 0 ? 20 : -14},${o.hem + 6}! ${s > 0 ? 20 : -14},300! 40,272`,
  });
  const wb = layers(
    cloth(art, shape(symmetric(points`0,834 190,826! 188,884! 0,894`)), {
      color: k,
      pattern: 'denim',
      crumple: 0.2,
      edgeW: 14,
      edgeB: 6,
    }),
    stitch(points`264,838 ${CENTER},846 636,838`, k, ink),
    stitch(points`264,874 ${CENTER},882 636,874`, k, ink),
  );
  const cuff = bothSides((s) =>
    layers(
      cloth(
        art,
        shape(onSide(s, points`${o.sw + 114},832! ${o.sw + 112},888! ${o.sw + 38},898! ${o.sw + 34},842!`)),
        { color: k, pattern: 'denim', crumple: 0.2, edgeW: 14, edgeB: 6 },
      ),
      stitch(onSide(s, points`${o.sw + 112},838 ${o.sw + 38},848`), k, ink),
      button(CENTER + s * (o.sw + 54), 870, 7, m),
      stitch(onSide(s, points`${o.sw + 60},420 ${o.sw + 78},560 ${o.sw + 84},830`), k, { ...ink, a: 0.45 }),
    ),
  );
  if (piece.back)
    return layers(
      b.svg,
      wb,
      cuff,
      stitch(points`${CENTER - 204},372 ${CENTER},384 ${CENTER + 204},372`, k, ink),
      seam(points`${CENTER - 204},366 ${CENTER},378 ${CENTER + 204},366`, k),
      bothSides((s) =>
        layers(
          stitch(onSide(s, points`74,384 50,600 46,832`), k, ink),
          stitch(onSide(s, points`140,380 120,600 112,832`), k, { ...ink, a: 0.5 }),
        ),
      ),
      shirtCollar(art, piece, { nY: 246 }),
    );
  const pk = bothSides((s) => {
    const d = shape(onSide(s, points`54,398! 160,392! 160,424! 108,452! 54,430!`));
    return layers(
      stitch(onSide(s, points`44,392 196,384`), k, ink),
      castOn(art, d, b.fronts[s > 0 ? 0 : 1], { dy: 4, blur: 4 }),
      cloth(art, d, {
        color: k,
        pattern: 'denim',
        crumple: 0.2,
        edgeW: 9,
        edgeB: 4,
        edge: 0.35,
        line: 0.8,
      }),
      stitch(onSide(s, points`60,426 108,444 154,419`), k, ink),
      button(CENTER + s * 108, 434, 7, m),
      stitch(onSide(s, points`60,452 74,824`), k, ink),
      stitch(onSide(s, points`156,448 118,824`), k, ink),
      seam(onSide(s, points`150,640 168,770`), k, { w: 4, a: 0.6 }),
    );
  });
  let bt = '';
  for (const y of [330, 424, 518, 612, 706, 858]) bt += button(CENTER + 2, y, 8.5, m);
  return layers(
    b.svg,
    pk,
    stitch(points`${CENTER + 34},306 ${CENTER + 34},826`, k, ink),
    stitch(points`${CENTER - 10},306 ${CENTER - 10},826`, k, ink),
    wb,
    cuff,
    bt,
    shirtCollar(art, piece, { nY: 246 }, 104, 22),
  );
};

/** A biker jacket. */
export const leatherJackets: DrawFlat = (art, piece) => {
  const o = { nw: 74, nY: 232, sw: 212, sY: 282, cw: 196, pit: 440, ww: 182, hw: 190, hem: 868, v: 540 },
    k = piece.color;
  const g = { crumple: 0.8, bump: 70, fx: 0.011, fy: 0.006, cs: 2.4, texture: null },
    hi = (s: number): Stroke => [
      onSide(s, points`${o.cw * 0.7},380 ${o.cw * 0.84},520 ${o.ww * 0.86},700`),
      12,
      3,
    ];
  const b = coat(art, piece, o, longSleeve(o, 14), {
    body: { ...g, lights: [...bodyLights(o), hi(1), hi(-1)] },
    sleeve: g,
    inner: (s) =>
      points`${s > 0 ? 10 : -30},${o.hem + 6}! ${s > 0 ? 10 : -40},560! ${s > 0 ? 30 : -60},420 50,290`,
  });
  const gl = bothSides(
    (s) =>
      `<path d="${curve(onSide(s, points`${o.sw + 26},${o.sY + 70} ${o.sw + 62},${o.sY + 240} ${o.sw + 76},${o.sY + 460}`))}" stroke="#fff" stroke-width="11" fill="none" opacity=".26" ${art.blur(5)}/>`,
  );
  const zip = (p: Points, s = 6) =>
    `<path d="${curve(p)}" stroke="#15101a" stroke-width="${s + 8}" fill="none" opacity=".55"/><path d="${curve(p)}" stroke="${METAL}" stroke-width="${s}" stroke-dasharray="4 2.6" fill="none"/>`;
  const wb = cloth(art, shape(symmetric(points`0,836 188,828! 190,880! 0,890`)), {
    color: k,
    ...g,
    edgeW: 14,
    edgeB: 6,
  });
  const cz = bothSides((s) => zip(onSide(s, points`${o.sw + 58},740 ${o.sw + 62},850`), 4));
  if (piece.back)
    return layers(
      b.svg,
      gl,
      wb,
      seam(points`${CENTER - 196},366 ${CENTER},374 ${CENTER + 196},366`, k, { w: 3 }),
      bothSides((s) => seam(onSide(s, points`90,374 80,834`), k, { w: 2.4 })),
      lapels(art, piece, o, k, 1, g),
    );
  return layers(
    b.svg,
    gl,
    zip(points`${CENTER + 52},420 ${CENTER + 40},560 ${CENTER + 30},830`),
    bothSides((s) => zip(onSide(s, points`90,650 152,730`), 5)),
    zip(onSide(-1, points`84,470 150,430`), 5),
    wb,
    `<rect x="${CENTER + 84}" y="834" width="40" height="48" rx="6" fill="none" stroke="${METAL}" stroke-width="7"/>`,
    cz,
    lapels(art, piece, o, k, 1.08, { ...g, onto: [b.fronts[0], b.fronts[1]] }),
    bothSides((s) =>
      layers(button(CENTER + s * 122, 366, 6, METAL), button(CENTER + s * 126, 322, 6, METAL)),
    ),
  );
};
