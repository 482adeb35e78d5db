import type { Art } from './art.ts';
import { dark, light, luminance } from './color.ts';
import { curve, type Points } from './geometry.ts';
import { type Pattern, type PatternOptions, patternFill, texture, type Weave } from './pattern.ts';

/** A fold or highlight: path, width in px and strength. */
export type Stroke = readonly [path: Points, width: number, strength?: number];

export interface ClothOptions extends PatternOptions {
  readonly color: string;
  readonly pattern?: Pattern | null;
  readonly texture?: Weave | null;
  readonly folds?: readonly Stroke[];
  readonly lights?: readonly Stroke[];
  /** Blur of folds and lights, px. */
  readonly soft?: number;
  /** Shaded edge: strength 0 to 1, width and blur in px, and a separate outline when an end is open. */
  readonly edge?: number;
  readonly edgeW?: number;
  readonly edgeB?: number;
  readonly edgeD?: string;
  /** Contour: opacity and width. */
  readonly line?: number;
  readonly lineW?: number;
  /** Creases: strength 0 to 1, frequencies, height and blur of the relief. */
  readonly crumple?: number;
  readonly fx?: number;
  readonly fy?: number;
  readonly bump?: number;
  readonly cs?: number;
  /** Light gradient from light to shade: x1, y1, x2, y2. */
  readonly grad?: readonly [number, number, number, number];
}

/** All options except the colour. */
export type ClothStyle = Partial<ClothOptions>;

const fmt2 = (n: number) => Math.round(n * 100) / 100;

/** Draws a piece of cloth or leather: colour, pattern, weave, creases, light, folds and a shaded edge. */
export function cloth(art: Art, d: string, o: ClothOptions): string {
  const c = o.color,
    L = luminance(c),
    dk = dark(c, L > 0.7 ? 0.42 : 0.62),
    lt = light(c, 0.75);
  const pat = patternFill(art, o.pattern, c, o);
  const tex = texture(art, o.texture || (o.pattern === 'denim' ? null : 'twill'), c);
  const [x1, y1, x2, y2] = o.grad || [150, 150, 760, 1000];
  const gx = art.lin(x1, y1, x2, y2, [
    [0, lt, L > 0.7 ? 0.3 : 0.22],
    [0.45, lt, 0],
    [0.6, dk, 0],
    [1, dk, L > 0.7 ? 0.3 : 0.4],
  ]);
  const strokes = (list: readonly Stroke[], ink: string, base: number) =>
    list
      .map(
        ([p, w, a = 1]) =>
          `<path d="${curve(p)}" stroke="${ink}" stroke-width="${w}" opacity="${fmt2(base * a)}"/>`,
      )
      .join('');
  const fl = o.folds?.length
    ? `<g fill="none" stroke-linecap="round" ${art.blur(o.soft ?? 6)}>${strokes(o.folds, dk, L > 0.7 ? 0.3 : 0.44)}</g>`
    : '';
  const hi = o.lights?.length
    ? `<g fill="none" stroke-linecap="round" ${art.blur(Math.round((o.soft ?? 6) * 18) / 10)}>${strokes(o.lights, lt, L > 0.75 ? 0.6 : 0.26)}</g>`
    : '';
  const ca = fmt2((o.crumple ?? 0.6) * art.crease),
    cr =
      ca > 0
        ? `<path d="${d}" filter="url(#${art.crumple(o.fx ?? 0.0075, o.fy ?? 0.004, o.bump ?? 54, o.cs ?? ((o.fx ?? 0) > 0.0149 ? 2.6 : 5.5))})" style="mix-blend-mode:${L < 0.22 ? 'overlay' : 'soft-light'}" opacity="${ca}"/>`
        : '';
  const e = (o.edge ?? 0.42) * 0.82;
  return `<g ${art.clip(d)}><path d="${d}" fill="${c}"/>${pat ? `<path d="${d}" fill="${pat}"/>` : ''}${tex ? `<path d="${d}" fill="${tex}"/>` : ''}${cr}<path d="${d}" fill="${gx}"/>${fl}${hi}<path d="${o.edgeD || d}" fill="none" stroke="${dk}" stroke-width="${o.edgeW ?? 30}" opacity="${e}" ${art.blur(o.edgeB ?? 11)}/></g><path d="${o.edgeD || d}" fill="none" stroke="${dark(c, 0.6)}" stroke-width="${o.lineW ?? 1.6}" stroke-linejoin="round" opacity="${o.line ?? 0.5}"/>`;
}
