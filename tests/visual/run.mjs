/**
 * `npm run visual [-- --update] [-- --only <part of a path or story>] [-- --base <commit>]`: captures every story
 * in both themes and two widths and compares the images with the baselines. `--update` writes new baselines.
 */
import { pathToFileURL } from 'node:url';
import { checkNode } from '../../scripts/lib/settings.mjs';
import { runMain, StopError } from '../../scripts/lib/stop-error.mjs';
import { readBaselines, updateBaselines, writeBaselines } from './baselines.mjs';
import { captureStories } from './capture-stories.mjs';
import { compare, differs } from './compare.mjs';
import { readOptions, unsupportedReason } from './options.mjs';
import { REPORT } from './output.mjs';
import { renderExpected } from './render-expected.mjs';
import { writeReport } from './report.mjs';
import { createIsCovered, readStoryFiles, selectStories } from './stories.mjs';
import { skippedText, summaryText, updatedText } from './summary.mjs';

await runMain(async () => {
  checkNode();
  const { update, only, base } = readOptions(process.argv.slice(2));
  const reason = unsupportedReason({ platform: process.platform, arch: process.arch, glibc: hasGlibc() });
  if (reason) return console.warn(skippedText(reason));
  const files = selectStories(readStoryFiles(), only);
  if (files.length === 0) throw new StopError(`No story and no path of one contains "${only}".`);
  const baselines = readBaselines();
  const { captures, failed } = await captureStories(files);
  const failedStories = failed.map(({ story }) => story);
  const comparison = compare(baselines, captures, createIsCovered(files, only, failedStories));
  if (update) {
    writeBaselines(updateBaselines(baselines, captures, comparison));
    console.log(`\n${updatedText(comparison, failedStories)}`);
  } else {
    const names = [...comparison.changed, ...comparison.removed];
    const expected = await renderExpected(names, base);
    await writeReport({ baselines, comparison, failed, expected });
    console.log(`\n${summaryText(comparison, failedStories)}\n${pathToFileURL(REPORT)}`);
    if (differs(comparison)) console.log('Intended? Run "npm run visual -- --update".');
  }
  process.exitCode = failed.length > 0 || (!update && differs(comparison)) ? 1 : 0;
});

/** Returns whether the C library is glibc, which the pinned browser requires. */
function hasGlibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime !== undefined;
}
