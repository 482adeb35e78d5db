import { writeFile } from 'node:fs/promises';
import { inRoot } from '../scripts/lib/paths.mjs';
import { measureAnalysis } from './analysis.ts';
import { measureCalls } from './calls.ts';
import { measureComments } from './comments.ts';
import { measureConnections } from './connections.ts';
import { measureErasure } from './erasure.ts';
import { measureFeedSteps } from './feed-steps.ts';
import { measureFeedVisit } from './feed-visit.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureFollows } from './follows.ts';
import { measureFormats } from './formats.ts';
import { measureGrowth } from './growth.ts';
import { measureKills } from './kills.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLikes } from './likes.ts';
import { measureMatches } from './matches.ts';
import { measureOutfits } from './outfits.ts';
import { measureOverhead } from './overhead.ts';
import { measureOverload } from './overload.ts';
import { measurePostNavigation } from './post-navigation.ts';
import { type BenchmarkResult, reportPage, resultText } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureScreens } from './screens.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSearch } from './search.ts';
import { measureSoak } from './soak.ts';
import { measureStart } from './start.ts';
import { measureStorybook } from './storybook.ts';
import { measureStreams } from './streams.ts';
import { measureSuggestions } from './suggestions.ts';
import { measureTelemetry } from './telemetry.ts';
import { measureThroughput } from './throughput.ts';
import { measureUploads } from './uploads.ts';
import { measureWardrobe } from './wardrobe.ts';

const benchmarks: Readonly<Record<string, (posts?: number) => Promise<BenchmarkResult>>> = {
  comments: measureComments,
  growth: measureGrowth,
  calls: measureCalls,
  follows: measureFollows,
  likes: measureLikes,
  wardrobe: measureWardrobe,
  overhead: measureOverhead,
  start: measureStart,
  visit: measureFirstVisit,
  feed: measureFeedVisit,
  screens: measureScreens,
  lighthouse: measureLighthouse,
  formats: measureFormats,
  navigation: measurePostNavigation,
  steps: measureFeedSteps,
  scrolling: measureScrolling,
  outfits: measureOutfits,
  uploads: measureUploads,
  analysis: measureAnalysis,
  kills: measureKills,
  erasure: measureErasure,
  overload: measureOverload,
  telemetry: measureTelemetry,
  requests: measureRequests,
  throughput: measureThroughput,
  connections: measureConnections,
  streams: measureStreams,
  search: measureSearch,
  matches: measureMatches,
  suggestions: measureSuggestions,
  storybook: measureStorybook,
};

const defaultSoakMinutes = 30;

/**
 * Runs benchmarks and prints their results.
 * @param args names of benchmarks, all by default; `--write` also writes docs/benchmarks.md; `--posts=20000` makes the
 * worlds of `calls`, `search` and `matches` smaller; `soak` with its minutes runs only by its name
 * @returns whether all budgets are met
 */
export async function bench(args: readonly string[]): Promise<boolean> {
  if (args[0] === 'soak') {
    const soak = await measureSoak(Number(args[1] ?? defaultSoakMinutes));
    console.log(`\n${resultText(soak)}`);
    return soak.budget?.isMet ?? true;
  }
  const posts = args.flatMap((arg) => (arg.startsWith('--posts=') ? [Number(arg.slice(8))] : []))[0];
  const requested = args.filter((arg) => !arg.startsWith('--'));
  const unknown = requested.find((name) => !(name in benchmarks));
  if (unknown)
    throw new Error(`Unknown benchmark: ${unknown}. Available: ${Object.keys(benchmarks).join(', ')}.`);
  const results: BenchmarkResult[] = [];
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const result = await measure(posts);
    console.log(`\n${resultText(result)}`);
    results.push(result);
  }
  if (args.includes('--write')) {
    await writeFile(
      inRoot('docs', 'benchmarks.md'),
      reportPage(results, new Date().toISOString().slice(0, 10)),
    );
  }
  return results.every((result) => result.budget?.isMet ?? true);
}
