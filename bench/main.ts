import { writeFile } from 'node:fs/promises';
import { inRoot } from '../scripts/lib/paths.mjs';
import { measureAnalysis } from './analysis.ts';
import { measureComments } from './comments.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGrowth } from './growth.ts';
import { measureMoving } from './moving.ts';
import { measureOverhead } from './overhead.ts';
import { measureRecovery } from './recovery.ts';
import { type Part, partText, reportPage } from './report.ts';
import { measureScrolling } from './scrolling.ts';
import { measureStart } from './start.ts';
import { measureStorybook } from './storybook.ts';
import { measureUploads } from './uploads.ts';

const parts: Readonly<Record<string, () => Promise<Part>>> = {
  comments: measureComments,
  growth: measureGrowth,
  overhead: measureOverhead,
  start: measureStart,
  visit: measureFirstVisit,
  moving: measureMoving,
  scrolling: measureScrolling,
  uploads: measureUploads,
  analysis: measureAnalysis,
  recovery: measureRecovery,
  storybook: measureStorybook,
};

/**
 * Measures and prints.
 * @param args names of parts, all of them when none is given; `--write` also writes docs/benchmarks.md
 * @returns whether every bound was kept
 */
export async function bench(args: readonly string[]): Promise<boolean> {
  const asked = args.filter((arg) => !arg.startsWith('--'));
  const unknown = asked.find((name) => !(name in parts));
  if (unknown) throw new Error(`No part is called ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  const done: Part[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const part = await measure();
    console.log(`\n${partText(part)}`);
    done.push(part);
  }
  if (args.includes('--write')) {
    await writeFile(inRoot('docs', 'benchmarks.md'), reportPage(done, new Date().toISOString().slice(0, 10)));
  }
  return done.every((part) => part.verdict?.passed ?? true);
}
