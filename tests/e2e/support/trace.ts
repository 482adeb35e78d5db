import type { Browser, Page } from '@playwright/test';

/** An event of a Chromium trace; times in microseconds, `tdur` is the thread's CPU time. */
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

/** Work of the page's main thread between two `performance.mark`s. */
interface MainThread {
  /** CPU time of the longest task in milliseconds, which is independent of other processes. */
  readonly longestTaskMs: number;
  readonly layouts: number;
  /** Names of the animations in the trace that ran on the main thread. */
  readonly onMainThread: readonly string[];
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Records a trace of a page.
 * @param work resolves after both marks are set
 * @param from name of the first mark
 * @param to name of the last mark
 */
export async function traceBetween(
  browser: Browser,
  page: Page,
  { from, to, work }: { from: string; to: string; work: () => Promise<void> },
): Promise<MainThread> {
  await browser.startTracing(page, { categories });
  await work();
  // A task that runs when the recording stops has no duration: the one of the last mark ends before the next one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents;
  const start = markOf(events, from);
  const end = markOf(events, to);
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

/** Only the first event of an animation has its name; a later one contains whether it was composited. */
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
