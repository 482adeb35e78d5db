import { setImmediate as breath } from 'node:timers/promises';
import { type Cluster, clusterColors, nearest } from './clusters.ts';
import type { Lab } from './lab.ts';
import { boxBlur } from './mask.ts';
import type { Pixels } from './pixels.ts';
import type { Prior } from './priors.ts';

/** What stands out from the picture's border. */
export interface Foreground {
  /** 1 where the foreground is, row by row. */
  readonly mask: Uint8Array;
  /** How much better the colours inside fit the foreground than those outside do; 0 when nothing stands out. */
  readonly separation: number;
}

const backdropColors = 8;
const subjectColors = 6;
const rounds = 3;
/** Pixels less likely than this to be the subject show the backdrop. */
const backdropPrior = 0.12;
/** CIELAB units that one colour may vary by light alone. */
const spreadMin = 4;
/** No single pixel may decide by more than this. */
const evidenceMax = 5;
const priorWeight = 0.6;
const smoothingPx = 2;

interface Model {
  readonly center: Lab;
  readonly falloff: number;
  readonly base: number;
}

/** Each group as a bell around its centre, ready for `misfit`. */
function modelOf(clusters: readonly Cluster[]): Model[] {
  return clusters.map(({ center, share, spread }) => {
    const width = Math.max(spreadMin, spread);
    return { center, falloff: 1 / (2 * width * width), base: 2 * Math.log(width) - Math.log(share + 0.02) };
  });
}

/** How badly a colour fits the best of the groups. */
function misfit(color: Lab, models: readonly Model[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { center, falloff, base } of models) {
    const lightness = (color[0] - center[0]) * 0.5;
    const a = color[1] - center[1];
    const b = color[2] - center[2];
    best = Math.min(best, (lightness * lightness + a * a + b * b) * falloff + base);
  }
  return best;
}

function evidence(colors: readonly Lab[], inside: readonly Lab[], outside: readonly Lab[]): Float32Array {
  const subject = modelOf(clusterColors(inside, subjectColors));
  const backdrop = modelOf(clusterColors(outside, backdropColors));
  return Float32Array.from(colors, (color) => {
    const found = misfit(color, backdrop) - misfit(color, subject);
    return Math.max(-evidenceMax, Math.min(evidenceMax, found));
  });
}

const standOut = 6;
/** The colours that the backdrop does not have; all of them where too few are left to learn from. */
function standingOut(colors: readonly Lab[], backdrop: readonly Lab[]): readonly Lab[] {
  const centers = clusterColors(backdrop, backdropColors).map(({ center }) => center);
  const own = colors.filter((color) => nearest(color, centers).distance > standOut);
  return own.length > colors.length * 0.2 ? own : colors;
}

function meanWhere(values: Float32Array, mask: Uint8Array, wanted: 0 | 1): number {
  let [sum, count] = [0, 0];
  for (let index = 0; index < values.length; index++) {
    if (mask[index] !== wanted) continue;
    sum += values[index] ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * Separates what is worn or laid out from what surrounds it. Backdrop colours are learnt from where the prior
 * expects no subject, then both sides are learnt again from the last result.
 * @param prior where the subject is expected
 * @param signal ends the work early
 */
export async function findForeground(
  { width, height, colors }: Pixels,
  prior: Prior,
  signal?: AbortSignal,
): Promise<Foreground> {
  const priors = Float32Array.from(colors, (_, index) =>
    prior(((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height),
  );
  let outside = colors.filter((_, index) => (priors[index] ?? 0) < backdropPrior);
  let inside: readonly Lab[] = standingOut(
    colors.filter((_, index) => (priors[index] ?? 0) > 0.5),
    outside,
  );
  let mask: Uint8Array = new Uint8Array(colors.length);
  let separation = 0;
  for (let round = 0; round < rounds && inside.length > 0 && outside.length > 0; round++) {
    // Requests of other people are answered in between.
    await breath(undefined, { signal });
    const byColor = evidence(colors, inside, outside);
    const byBoth = byColor.map((found, index) => {
      const likely = Math.min(0.98, Math.max(0.02, priors[index] ?? 0));
      return found + priorWeight * Math.log(likely / (1 - likely));
    });
    mask = Uint8Array.from(boxBlur(byBoth, width, height, smoothingPx), (score) => (score > 0 ? 1 : 0));
    separation = meanWhere(byColor, mask, 1) - meanWhere(byColor, mask, 0);
    inside = colors.filter((_, index) => mask[index] === 1);
    outside = colors.filter((_, index) => mask[index] === 0);
  }
  return { mask, separation };
}
