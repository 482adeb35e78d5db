import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** What a unit test imports that starts servers as processes, or builds one. */
const PROCESSES = /testing\/(child-server|server-build)\.ts'/;

/**
 * The order of test files. Those that start processes take longest, and a worker must not begin one when the others
 * have nothing left. Without the times of an earlier run, Vitest knows only the sizes of files.
 */
export class LongFilesFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {import('vitest/node').TestSpecification} file */
    const isLong = ({ project, moduleId }) =>
      project.name === 'unit' && PROCESSES.test(readFileSync(moduleId, 'utf8'));
    const long = new Set(sorted.filter(isLong));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
