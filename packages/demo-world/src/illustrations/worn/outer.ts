import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { curve, lerp, type Point, type Points, points, shape } from '../core/geometry.ts';
import { type BodyLines, outlineOn } from '../figure/body.ts';
import type { OuterShape, Worn } from '../shapes.ts';
import type { DrawSleeve, Figure } from './figure.ts';
import { drawBelt, drawCollar } from './outer-collars.ts';
import { OUTER_CUTS } from './outer-cuts.ts';
import { drawDetails } from './outer-details.ts';
import type { Front, OuterLayer } from './outer-layer.ts';
import { sleeve } from './sleeve.ts';
import { torso } from './torso.ts';

/** Draws a coat, jacket, cardigan or vest and returns its sleeves, which are drawn after the arms. */
export function wornOuter(figure: Figure, body: BodyLines, piece: Worn<OuterShape>): DrawSleeve | null {
  const cut = OUTER_CUTS[piece.shape];
  const hemW = body.w(Math.min(cut.hem, 600)) + cut.wa + (cut.flare ?? 0);
  const pattern = piece.shape === 'trucker' ? 'denim' : piece.pattern;
  const layer: OuterLayer = { figure, body, piece, cut, pattern, hemW };
  const outline = torsoOutline(layer);
  const fronts = [-1, 1].map((side) => drawFront(layer, outline, side));
  for (const front of fronts) {
    drawDetails(layer, front);
    drawCollar(layer, front);
  }
  if (cut.belt) drawBelt(layer);
  return cut.ease ? (side) => drawSleeve(layer, side) : null;
}

function torsoOutline({ body, cut, hemW }: OuterLayer): Point[] {
  const mid: Points = [[body.w(585) + cut.wa + (cut.flare ?? 0) * 0.25, 585]];
  return torso(body, {
    nw: 30,
    nY: 258,
    drop: 300,
    sh: cut.ease ? cut.sh : 0,
    ch: cut.ch,
    wa: cut.wa,
    hem: cut.hem,
    hemW,
    mid: cut.hem > 580 ? mid : undefined,
  });
}

function frontOutline({ body, piece, cut }: OuterLayer, outline: Points, side: number): Point[] {
  const at = outlineOn(body, side);
  const vest = !cut.ease;
  const half = outline.filter((p) => (p[0] - body.cx(p[1])) * side > 12);
  if (side < 0) half.reverse();
  const edge = vest ? half.filter((p) => p[1] > 345 || p[1] < 270) : half;
  if (vest) edge.splice(1, 0, ...at`58,279! 60,318 ${body.chest - 6},352`);
  const hem =
    piece.shape === 'blazer' || vest
      ? at`${cut.gapH + 14},${cut.hem + (vest ? 2 : 6)} ${cut.gapH - (vest ? 4 : 10)},${cut.hem + (vest ? 22 : -18)}`
      : at`${cut.gapH},${cut.hem + 6}!`;
  const neck = cut.lap || vest || piece.shape === 'cardigan' ? at`25,330` : at`${cut.gap},300`;
  return [
    ...edge,
    ...hem,
    ...at`${lerp(cut.gap, cut.gapH, 0.4)},${lerp(cut.v, cut.hem, 0.5)} ${cut.gap},${cut.v}`,
    ...neck,
  ];
}

function drawFront(layer: OuterLayer, outline: Points, side: number): Front {
  const { figure, piece, cut, pattern } = layer;
  const d = shape(frontOutline(layer, outline, side));
  const { folds, lights } = creases(layer, side);
  const weave: ClothStyle = {
    fx: 0.016,
    fy: 0.007,
    bump: 24,
    lineW: 1.3,
    line: 0.6,
    edgeW: 22,
    edgeB: 8,
    edge: 0.45,
  };
  const crumple = cut.gloss ? 0.6 : cut.quilted ? 0.12 : 0.26;
  figure.put(
    d,
    cloth(figure.art, d, {
      ...weave,
      color: piece.color,
      pattern,
      scale: pattern === 'denim' ? 0.7 : 0.52,
      vertical: true,
      folds,
      lights,
      texture: cut.texture,
      grad: [350, 270, 580, cut.hem],
      crumple,
      soft: cut.gloss ? 2.6 : 4,
    }),
    { strength: 0.4, dx: side * -2 },
  );
  return { side, d };
}

function creases({ body, cut, hemW }: OuterLayer, side: number): { folds: Stroke[]; lights: Stroke[] } {
  const at = outlineOn(body, side);
  const w = body.w(430);
  const folds: Stroke[] = [
    [at`${w + 6},380 ${w * 0.66},430 ${w * 0.6},470`, 8, 0.8],
    [at`${body.waist + cut.wa},474 ${body.waist * 0.6},492`, 8, 0.8],
    [at`${w * 0.8},500 ${w * 0.84},${lerp(500, cut.hem, 0.6)} ${hemW * 0.8},${cut.hem}`, 10, 0.8],
  ];
  if (cut.flare) folds.push([at`${w * 0.5},520 ${hemW * 0.62},${cut.hem}`, 12, 0.9]);
  const lights: Stroke[] = [
    [
      at`${body.chest * 0.66},320 ${w * 0.74},400 ${w * 0.8},${cut.hem - 20}`,
      cut.gloss ? 12 : 22,
      cut.gloss ? 1.8 : 0.9,
    ],
  ];
  if (cut.gloss) {
    lights.push(
      [at`${body.chest},330 ${w * 0.9},420`, 6, 2],
      [at`${w * 0.5},440 ${w * 0.7},470 ${w * 0.9},480`, 6, 1.8],
    );
  }
  return { folds, lights };
}

function drawSleeve({ figure, body, piece, cut, pattern }: OuterLayer, side: number): void {
  const { art } = figure;
  if (!cut.ease) return;
  const { sh, ch, ease, cuff, texture } = cut;
  const set = sleeve(art, body, side, { ...piece, pattern }, { sh, ch, ease, cuff, texture, vertical: true });
  const extra = cut.quilted
    ? quilting(art, body, piece.color, side)
    : cut.gloss
      ? gleam(art, body, side)
      : '';
  figure.put(set.d, extra ? `${set.svg}<g ${art.clip(set.d)}>${extra}</g>` : set.svg, { strength: 0.36 });
}

function quilting(art: Art, body: BodyLines, color: string, side: number): string {
  const [shoulder, elbow, wrist] = body.arm(side);
  const ridges: string[] = [];
  for (let t = 0.1; t < 1; t += 0.15) {
    const [from, to, u] = t < 0.5 ? [shoulder, elbow, t * 2] : [elbow, wrist, t * 2 - 1];
    const x = lerp(from[0], to[0], u);
    const y = lerp(from[1], to[1], u);
    const ridge = curve(points`${x - 46},${y + 4} ${x},${y + 8} ${x + 46},${y + 2}`);
    const swell = curve(points`${x - 46},${y + 18} ${x},${y + 22} ${x + 46},${y + 16}`);
    ridges.push(
      `<path d="${ridge}" stroke="${dark(color, 0.6)}" stroke-width="8" fill="none" opacity=".5" ${art.blur(4)}/>`,
      `<path d="${swell}" stroke="${light(color, 0.6)}" stroke-width="10" fill="none" opacity=".35" ${art.blur(4)}/>`,
    );
  }
  return ridges.join('');
}

function gleam(art: Art, body: BodyLines, side: number): string {
  const [j, e] = body.arm(side);
  const path = curve(points`
${j[0] - 6},${j[1] - 6} ${lerp(j[0], e[0], 0.5) - 8},${lerp(j[1], e[1], 0.5)} ${e[0] - 4},${e[1]}
`);
  return `<path d="${path}" stroke="#fff" stroke-width="7" fill="none" opacity=".3" ${art.blur(3)}/>`;
}
