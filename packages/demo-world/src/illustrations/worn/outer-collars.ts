import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { layers, shape } from '../core/geometry.ts';
import { castOn } from '../core/trims.ts';
import { onBody, outlineOn } from '../figure/body.ts';
import type { Front, OuterLayer } from './outer-layer.ts';

/** Draws the lapel or the collar of one front. */
export function drawCollar(layer: OuterLayer, front: Front): void {
  const { cut, piece } = layer;
  if (cut.lap) drawLapel(layer, front, cut.lap);
  else if (cut.collar === 'high') drawHighCollar(layer, front);
  else if (cut.collar === 'flat') drawFlatCollar(layer, front);
  else if (piece.shape === 'bomber') drawRibCollar(layer, front);
}

function drawLapel({ figure, body, piece, cut }: OuterLayer, { side }: Front, z: number): void {
  const { art } = figure;
  const at = outlineOn(body, side);
  const style: ClothStyle = {
    pattern: piece.pattern,
    scale: 0.52,
    texture: cut.texture,
    edgeB: 4,
    lineW: 1.3,
    line: 0.6,
  };
  const lapel = shape(at`
27,256! 36,276 ${50 * z},318! ${58 * z},330! ${46 * z},372 ${cut.gap},${cut.v + 4}! 24,340 21,290
`);
  figure.put(
    lapel,
    cloth(art, lapel, {
      ...style,
      color: light(piece.color, 0.05),
      rot: side * 16,
      crumple: cut.gloss ? 0.6 : 0.2,
      fx: 0.02,
      fy: 0.02,
      bump: 14,
      edgeW: 9,
      edge: 0.32,
      grad: [380, 260, 520, 450],
    }),
    { strength: 0.36, dx: side * 2, dy: 4, blur: 4 },
  );
  const collar = shape(at`24,246! 37,262 ${62 * z},306! ${45 * z},320! 31,286 23,266`);
  figure.raw(
    layers(
      castOn(art, collar, lapel, { dy: 3, blur: 3, strength: 0.3 }),
      cloth(art, collar, {
        ...style,
        color: light(piece.color, 0.02),
        rot: side * -30,
        crumple: 0.2,
        edgeW: 8,
        edge: 0.35,
        grad: [380, 250, 520, 330],
      }),
    ),
  );
}

function putCollar({ figure, piece, pattern }: OuterLayer, side: number, d: string): void {
  figure.put(
    d,
    cloth(figure.art, d, {
      color: light(piece.color, 0.04),
      pattern,
      scale: 0.6,
      rot: side * 25,
      crumple: 0.3,
      edgeW: 10,
      edgeB: 5,
      edge: 0.4,
      grad: [390, 230, 510, 330],
      lineW: 1.3,
    }),
    { strength: 0.3 },
  );
}

const drawHighCollar = (layer: OuterLayer, { side }: Front) =>
  putCollar(layer, side, shape(outlineOn(layer.body, side)`20,226! 44,232 52,262 46,290 14,318! 20,280`));

const drawFlatCollar = (layer: OuterLayer, { side }: Front) =>
  putCollar(layer, side, shape(outlineOn(layer.body, side)`26,248! 36,262 58,304! 34,322! 22,300! 24,270`));

function drawRibCollar({ figure, body, piece }: OuterLayer, { side }: Front): void {
  const d = shape(outlineOn(body, side)`24,250! 38,256 42,272 30,296 20,304! 18,296 26,276`);
  const style: ClothStyle = { texture: 'rib', crumple: 0, edgeW: 8, edgeB: 4, lineW: 1.2 };
  figure.put(d, cloth(figure.art, d, { ...style, color: dark(piece.color, 0.08) }), { strength: 0.3 });
}

/** Draws a tied belt with its buckle. */
export function drawBelt({ figure, body, piece, cut }: OuterLayer): void {
  const { art } = figure;
  const w = body.waist + cut.wa + 3;
  const strap: ClothStyle = { crumple: 0, edgeW: 7, edgeB: 3, lineW: 1.2 };
  for (const side of [-1, 1]) {
    const d = shape(outlineOn(body, side)`
${cut.gap + 6},474! ${w},470! ${w + 1},488! ${cut.gap + 7},493!
`);
    figure.put(d, cloth(art, d, { ...strap, color: dark(piece.color, 0.06) }), { dy: 3, blur: 3 });
  }
  const g = cut.gap;
  const tail = shape(outlineOn(body, -1)`
${g + 18},478! ${g + 34},560 ${g + 32},604! ${g + 18},600! ${g + 16},550 ${g + 4},482!
`);
  figure.put(tail, cloth(art, tail, { ...strap, color: dark(piece.color, 0.04), crumple: 0.2 }), {
    dy: 3,
    blur: 4,
  });
  const [x] = onBody(body, -1, g + 22, 0);
  figure.raw(
    `<rect x="${x}" y="469" width="18" height="24" rx="4" fill="none" stroke="${mix(dark(piece.color, 0.6), '#6b4a2c', 0.4)}" stroke-width="4.5"/>`,
  );
}
