/**
 * `npm run visual [-- --update] [-- --only <part of a path or story>]`: takes images of every story in both
 * themes, wide and narrow, and compares them with those that are kept. `--update` keeps what was taken.
 */
import { pathToFileURL } from 'node:url';
import { checkNode } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { compare, differs } from './lib/visual/compare.mjs';
import { keep, keptBytes } from './lib/visual/keep.mjs';
import { readKept } from './lib/visual/kept.mjs';
import { readOptions, whyNotHere } from './lib/visual/options.mjs';
import { REPORT } from './lib/visual/output.mjs';
import { readStoryFiles, select, whetherCovered } from './lib/visual/selection.mjs';
import { writeReport } from './lib/visual/show.mjs';
import { findingsText, keptText, skippedText } from './lib/visual/summary.mjs';
import { takeImages } from './lib/visual/take.mjs';

await runMain(async () => {
  checkNode();
  const { update, only } = readOptions(process.argv.slice(2));
  const why = whyNotHere({ platform: process.platform, arch: process.arch, glibc: hasGlibc() });
  if (why) return console.warn(skippedText(why));
  const files = select(readStoryFiles(), only);
  if (files.length === 0) throw new StopError(`No story and no path of one has "${only}" in it.`);
  const kept = readKept();
  if (kept.length === 0 && !update) {
    throw new StopError('No pictures are kept yet: "npm run visual -- --update" takes and keeps them.');
  }
  const { taken, failed } = await takeImages(files, only);
  const names = failed.map(({ story }) => story);
  const comparison = compare(kept, taken, whetherCovered(files, only, names));
  if (update) {
    await keep(kept, taken, comparison);
    console.log(`\n${keptText(comparison, names, keptBytes())}`);
  } else {
    await writeReport(comparison, failed);
    console.log(`\n${findingsText(comparison, names)}\n${pathToFileURL(REPORT)}`);
    if (differs(comparison)) console.log('Meant so? "npm run visual -- --update" keeps what was taken.');
  }
  process.exitCode = failed.length > 0 || (!update && differs(comparison)) ? 1 : 0;
});

/** Whether the C library is GNU's; the pinned browser needs it. */
function hasGlibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime !== undefined;
}
