import type { Browser, Page } from '@playwright/test';

/** An event of a Chromium trace; times in microseconds, `tdur` being processor time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly compositeFailed?: number; readonly displayName?: string } };
  readonly id2?: { readonly local?: string };
  readonly ph: string;
}

/** What the page's main thread did between two `performance.mark`s. */
interface MainThread {
  /** Milliseconds of processor time of the longest task, which other programs do not lengthen. */
  readonly longestTaskMs: number;
  readonly layouts: number;
  /** Names of the animations of the whole trace that the compositor could not run by itself. */
  readonly onMainThread: readonly string[];
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Records what a page does.
 * @param work ends after both marks are set
 * @param from name of the mark at which counting starts
 * @param to name of the mark at which it ends
 */
export async function traceBetween(
  browser: Browser,
  page: Page,
  { from, to, work }: { from: string; to: string; work: () => Promise<void> },
): Promise<MainThread> {
  await browser.startTracing(page, { categories });
  await work();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents;
  const [start, end] = [markOf(events, from), markOf(events, to)];
  const between = events.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts && ts <= end.ts,
  );
  const tasks = between.filter(({ name }) => name === 'RunTask');
  return {
    longestTaskMs: Math.max(...tasks.map(({ tdur = Number.NaN }) => tdur)) / 1000,
    layouts: between.filter(({ name }) => name === 'Layout').length,
    onMainThread: animationsOnMainThread(events),
  };
}

function markOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((event) => event.name === name && event.cat.includes('blink.user_timing'));
  if (!mark) throw new Error(`The trace has no mark ${name}.`);
  return mark;
}

/** An animation's name stands in its first event, whether it was composited in one of the next. */
function animationsOnMainThread(events: readonly TraceEvent[]): string[] {
  const animations = events.filter(({ name }) => name === 'Animation');
  const names = new Map(
    animations.flatMap(({ id2, args }) =>
      args.data?.displayName ? [[id2?.local, args.data.displayName] as const] : [],
    ),
  );
  const failed = animations.filter(({ args }) => (args.data?.compositeFailed ?? 0) > 0);
  return [...new Set(failed.map(({ id2 }) => names.get(id2?.local) ?? 'unknown'))].sort();
}
