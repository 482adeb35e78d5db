import { cloth } from '../core/cloth.ts';
import { light } from '../core/color.ts';
import { bothSides, layers, onSide, points, shape } from '../core/geometry.ts';
import { button, seam, stitch } from '../core/trims.ts';
import { insideWaist, legs, waistband } from './legs.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** Jeans. */
export const jeans: DrawFlat = (art, given) => {
  const piece = { ...given, pattern: 'denim' as const },
    o = {
      top: 118,
      waist: 148,
      hip: 182,
      hipY: 290,
      crotch: 420,
      kneeO: 186,
      kneeI: 40,
      kneeY: 690,
      out: 190,
      in: 62,
      hem: 1010,
    },
    k = piece.color,
    st = { ink: '#cf9a58', a: 0.9, dash: '7 4', w: 2.1 };
  const b = legs(art, piece, o, { crumple: 0.5 });
  const fade = bothSides(
    (s) =>
      `<ellipse cx="${CENTER + s * 106}" cy="520" rx="44" ry="190" fill="${light(k, 0.6)}" opacity=".22" ${art.blur(22)} transform="rotate(${s * -4} ${CENTER + s * 106} 520)"/>`,
  );
  const loops = [-120, -58, 58, 120]
    .map((x) =>
      cloth(
        art,
        shape(points`
${CENTER + x - 7},${o.top - 8}! ${CENTER + x + 7},${o.top - 8}! ${CENTER + x + 7},${o.top + 44}!
${CENTER + x - 7},${o.top + 44}!
`),
        { color: k, pattern: 'denim', crumple: 0, edgeW: 6, edgeB: 3, line: 0.8 },
      ),
    )
    .join('');
  const wb = layers(
    waistband(art, piece, o, 40, { pattern: 'denim' }),
    stitch(
      points`${CENTER - o.waist},${o.top + 1} ${CENTER},${o.top + 12} ${CENTER + o.waist},${o.top + 1}`,
      k,
      st,
    ),
    stitch(
      points`${CENTER - o.waist},${o.top + 27} ${CENTER},${o.top + 38} ${CENTER + o.waist},${o.top + 27}`,
      k,
      st,
    ),
    loops,
  );
  const hems = bothSides((s) =>
    layers(
      stitch(onSide(s, points`${o.out - 2},${o.hem - 24} ${o.in + 2},${o.hem - 12}`), k, st),
      stitch(
        onSide(
          s,
          points`${o.waist + 12},200 ${o.hip - 8},${o.hipY} ${o.kneeO - 9},${o.kneeY} ${o.out - 9},${o.hem - 28}`,
        ),
        k,
        { ...st, a: 0.4 },
      ),
    ),
  );
  if (piece.back)
    return layers(
      b,
      fade,
      bothSides((s) => {
        const d = shape(onSide(s, points`38,246! 140,236! 142,330! 94,362! 42,338!`));
        return layers(
          cloth(art, d, {
            color: light(k, 0.03),
            pattern: 'denim',
            crumple: 0.4,
            edgeW: 12,
            edgeB: 5,
            edge: 0.35,
            line: 0.8,
          }),
          stitch(onSide(s, points`44,254 134,244`), k, st),
          stitch(onSide(s, points`48,296 78,282 94,300 112,280 136,288`), k, st),
          stitch(onSide(s, points`46,250! 48,334! 94,355! 136,326! 134,244!`), k, st),
          stitch(onSide(s, points`0,226 162,186`), k, st),
        );
      }),
      seam(points`${CENTER},150 ${CENTER},${o.crotch}`, k),
      stitch(points`${CENTER + 6},150 ${CENTER + 6},${o.crotch - 4}`, k, st),
      wb,
      hems,
      `<rect x="${CENTER + 74}" y="${o.top + 2}" width="62" height="42" rx="2" fill="#8a5a36" stroke="#5a3820" stroke-width="1.5"/>`,
    );
  const pk = bothSides((s) =>
    layers(
      `<path d="${shape(onSide(s, points`60,158! 70,206 116,236 168,238! 158,158!`))}" fill="${light(k, 0.03)}" opacity=".5"/>`,
      seam(onSide(s, points`60,158 70,206 116,234 170,236`), k, { w: 2.4 }),
      stitch(onSide(s, points`53,158 64,212 114,243 172,245`), k, st),
    ),
  );
  return layers(
    insideWaist(o, k),
    b,
    fade,
    seam(points`${CENTER},150 ${CENTER},${o.crotch}`, k, { w: 2.4 }),
    stitch(points`${CENTER + 36},158 ${CENTER + 36},290 ${CENTER + 18},334 ${CENTER + 2},348`, k, st),
    pk,
    wb,
    hems,
    button(CENTER + 4, o.top + 24, 10, '#b08a52'),
  );
};
