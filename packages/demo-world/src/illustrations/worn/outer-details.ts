import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { curve, layers, lerp, type Point, shape } from '../core/geometry.ts';
import { button, castOn, seam, stitch, type TrimOptions } from '../core/trims.ts';
import { onBody, outlineOn } from '../figure/body.ts';
import type { OuterShape } from '../shapes.ts';
import type { Front, OuterLayer } from './outer-layer.ts';

const BRASS = '#b98546';
const ZIP = '#c9c6c0';
const THREAD: TrimOptions = { ink: '#d09a58', w: 1.2, dash: '4 3' };

/** Draws pockets, buttons, zips, quilting and bands of one front. */
export function drawDetails(layer: OuterLayer, front: Front): void {
  const { figure, cut, piece } = layer;
  if (cut.quilted) figure.raw(quilting(layer, front));
  if (cut.pockets) figure.raw(pocket(layer, front, cut.pockets));
  DETAILS[piece.shape]?.(layer, front);
  if (cut.band) figure.raw(hemBand(layer, front));
}

/** Returns the distance of the front edge from the middle at a height. */
const frontEdge = ({ cut }: OuterLayer, y: number) =>
  lerp(cut.gap, cut.gapH, Math.max(0, (y - cut.v) / (cut.hem - cut.v)));

const buttons = (
  layer: OuterLayer,
  side: number,
  heights: readonly number[],
  inset: number,
  r: number,
  color: string,
) =>
  layers(
    ...heights.map((y) => {
      const [x] = onBody(layer.body, side, frontEdge(layer, y) + inset, y);
      return button(x, y, r, color);
    }),
  );

const DETAILS: Readonly<Partial<Record<OuterShape, (layer: OuterLayer, front: Front) => void>>> = {
  blazer(layer, { side }) {
    const { figure, body, piece } = layer;
    if (side < 0) return;
    const ink = dark(piece.color, 0.5);
    figure.raw(layers(button(body.cx(462) + 22, 462, 4.4, ink), button(body.cx(500) + 25, 502, 4.4, ink)));
  },
  overcoat(layer, { side }) {
    if (side > 0)
      layer.figure.raw(buttons(layer, side, [470, 540, 610], 10, 5, dark(layer.piece.color, 0.5)));
  },
  trench(layer, { side }) {
    layer.figure.raw(buttons(layer, side, [400, 450, 520, 580], 16, 4.4, dark(layer.piece.color, 0.55)));
  },
  cardigan(layer, { side }) {
    const { figure, body, piece, cut } = layer;
    const at = outlineOn(body, side);
    const edge = curve(at`27,300 25,340 ${cut.gap + 3},${cut.v} ${cut.gapH + 2},${cut.hem}`);
    figure.raw(
      `<path d="${edge}" fill="none" stroke="${dark(piece.color, 0.14)}" stroke-width="13"/><path d="${edge}" fill="none" stroke="${light(piece.color, 0.12)}" stroke-width="9"/>`,
    );
    if (side > 0) figure.raw(buttons(layer, side, [450, 490, 530, 570], 3, 3.6, dark(piece.color, 0.5)));
  },
  parka(layer, { side }) {
    const { figure, body, piece, cut } = layer;
    const at = outlineOn(body, side);
    figure.raw(
      seam(at`${cut.gap + 8},320 ${cut.gap + 14},480 ${cut.gapH + 12},${cut.hem}`, piece.color, { w: 1.6 }),
    );
    if (side > 0) figure.raw(buttons(layer, side, [360, 430, 500, 570, 640], 7, 4, dark(piece.color, 0.6)));
    figure.raw(seam(at`${body.waist + cut.wa - 2},486 ${cut.gap + 6},490`, piece.color, { w: 3, a: 0.35 }));
  },
  trucker(layer, { side }) {
    const { figure, body, piece } = layer;
    const at = outlineOn(body, side);
    const flap = shape(at`28,366! 66,364! 65,378! 47,388! 29,379!`);
    const [x, y] = onBody(body, side, 47, 380);
    figure.raw(
      layers(
        cloth(figure.art, flap, {
          color: piece.color,
          pattern: 'denim',
          crumple: 0,
          edgeW: 5,
          edgeB: 2,
          edge: 0.3,
        }),
        stitch(at`27,352 ${body.chest + 12},350`, piece.color, THREAD),
        stitch(at`34,392 42,525`, piece.color, THREAD),
        stitch(at`62,390 54,525`, piece.color, THREAD),
        button(x, y, 2.8, BRASS),
        side > 0 ? buttons(layer, side, [340, 385, 430, 475, 515], 6, 3.2, BRASS) : '',
      ),
    );
  },
  bomber(layer, { side }) {
    const { figure, body, piece, cut } = layer;
    const at = outlineOn(body, side);
    figure.raw(
      layers(
        seam(at`${cut.gap + 2},290 ${cut.gap + 2},${cut.v} ${cut.gapH + 2},${cut.hem}`, piece.color, {
          ink: ZIP,
          w: 2.6,
          a: 0.8,
          dash: '3 2',
        }),
        seam(at`44,470 66,512`, piece.color, { w: 3, a: 0.7 }),
      ),
    );
  },
  biker(layer, { side }) {
    const { figure, body, piece, cut } = layer;
    const at = outlineOn(body, side);
    figure.raw(
      layers(
        seam(at`46,470 72,520`, piece.color, { ink: ZIP, w: 2.2, a: 0.9 }),
        seam(at`${cut.gap + 3},${cut.v} ${cut.gapH + 3},${cut.hem - 16}`, piece.color, {
          ink: ZIP,
          w: 2.4,
          a: 0.85,
          dash: '3 2',
        }),
      ),
    );
  },
  vest({ figure, body, piece }, { side }) {
    if (side < 0) return;
    figure.raw(
      layers(...[446, 478, 510, 542].map((y) => button(body.cx(y) + 3, y, 3.4, dark(piece.color, 0.5)))),
    );
  },
};

function quilting({ figure: { art }, body, piece, cut, hemW }: OuterLayer, { side, d }: Front): string {
  const at = outlineOn(body, side);
  const ridges: string[] = [];
  for (let y = 318; y < cut.hem; y += 48) {
    const ridge = at`8,${y + 6} ${hemW * 0.6},${y + 9} ${hemW + 14},${y - 4}`;
    const swell = curve(ridge.map(([x, top]): Point => [x, top + 15]));
    ridges.push(
      `<path d="${curve(ridge)}" stroke="${dark(piece.color, 0.6)}" stroke-width="9" fill="none" opacity=".5" ${art.blur(4)}/>`,
      `<path d="${curve(ridge)}" stroke="${dark(piece.color, 0.5)}" stroke-width="1.6" fill="none" opacity=".7"/>`,
      `<path d="${swell}" stroke="${light(piece.color, 0.6)}" stroke-width="12" fill="none" opacity=".4" ${art.blur(5)}/>`,
    );
  }
  return `<g ${art.clip(d)}>${ridges.join('')}</g>`;
}

function pocket(
  { figure: { art }, body, piece, cut, pattern }: OuterLayer,
  { side, d }: Front,
  y: number,
): string {
  const w = body.w(y) + (cut.hem > 700 ? 6 : 0);
  const flap = shape(outlineOn(body, side)`
${w * 0.45},${y}! ${w + 4},${y - 4}! ${w + 3},${y + 12}! ${w * 0.46},${y + 16}!
`);
  return layers(
    castOn(art, flap, d, { dy: 3, blur: 3 }),
    cloth(art, flap, {
      color: piece.color,
      pattern,
      scale: 0.52,
      texture: cut.texture,
      crumple: 0,
      edgeW: 5,
      edgeB: 2,
      edge: 0.3,
      lineW: 1.2,
    }),
  );
}

function hemBand({ figure: { art }, body, piece, cut, pattern, hemW }: OuterLayer, { side }: Front): string {
  const y = cut.hem - 20;
  const d = shape(outlineOn(body, side)`
${cut.gapH - 4},${y}! ${hemW + 3},${y - 4}! ${hemW},${cut.hem}! ${cut.gapH},${cut.hem + 5}!
`);
  const rib = cut.band === 'rib';
  return cloth(art, d, {
    color: rib ? dark(piece.color, 0.06) : piece.color,
    pattern: rib ? null : pattern,
    texture: rib ? 'rib' : undefined,
    scale: 0.7,
    crumple: 0.2,
    fx: 0.03,
    fy: 0.03,
    bump: 12,
    edgeW: 6,
    edgeB: 3,
    edge: 0.35,
  });
}
