import type { LayerBox } from './outfit-geometry.ts';

/** The distance in degrees within which a rotation snaps to a multiple of 15. */
const rotationTolerance = 3;
export const rotationStep = 15;

/** A line that a moved garment has snapped to, in percent of the canvas. */
export interface SnapLine {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

interface Span {
  readonly center: number;
  readonly size: number;
}

/** Centres at which the gaps to the neighbours are equal. */
function equalGaps({ size }: Span, others: readonly Span[]): number[] {
  const sorted = [...others].sort((a, b) => a.center - b.center);
  return sorted.flatMap((first, index) => {
    const second = sorted[index + 1];
    if (second === undefined) return [];
    const end = first.center + first.size / 2;
    const start = second.center - second.size / 2;
    const gap = start - end;
    if (gap <= 0) return [];
    const after = second.center + second.size / 2 + gap + size / 2;
    const before = first.center - first.size / 2 - gap - size / 2;
    return [...(gap >= size ? [(end + start) / 2] : []), after, before];
  });
}

function snapped(span: Span, others: readonly Span[], tolerance: number): number | null {
  const targets = [50, ...others.map(({ center }) => center), ...equalGaps(span, others)];
  const [nearest] = targets
    .map((at) => ({ at, distance: Math.abs(at - span.center) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.at ?? null;
}

/**
 * Snaps a moved garment to the centre of the canvas, to the centres of other garments, and to equal gaps.
 * @param tolerance in percent of the canvas's width and height
 * @returns the centre and the lines to show
 */
export function snapMove(
  box: LayerBox,
  others: readonly LayerBox[],
  tolerance: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number; readonly lines: readonly SnapLine[] } {
  const spanX = ({ x, width }: LayerBox) => ({ center: x, size: width });
  const spanY = ({ y, height }: LayerBox) => ({ center: y, size: height });
  const x = snapped(spanX(box), others.map(spanX), tolerance.x);
  const y = snapped(spanY(box), others.map(spanY), tolerance.y);
  return {
    x: x ?? box.x,
    y: y ?? box.y,
    lines: [
      ...(x === null ? [] : [{ axis: 'x' as const, at: x }]),
      ...(y === null ? [] : [{ axis: 'y' as const, at: y }]),
    ],
  };
}

/** Snaps a rotation to the nearest multiple of 15 degrees when it is close to it. */
export function snapRotation(degrees: number): number {
  const nearest = Math.round(degrees / rotationStep) * rotationStep;
  return Math.abs(nearest - degrees) <= rotationTolerance ? nearest : degrees;
}
