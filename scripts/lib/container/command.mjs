import { run } from '../run-program.mjs';

/**
 * Returns those of some programs that are not installed.
 * @param {string[]} programs
 */
export async function missingPrograms(programs) {
  const found = await Promise.all(
    programs.map(async (name) => ({ name, result: await run('sh', ['-c', `command -v ${name}`]) })),
  );
  return found.filter(({ result }) => result.code !== 0).map(({ name }) => name);
}

/** Counts and prints the outcomes of checks. */
export function createReport() {
  let passed = 0;
  let failed = 0;
  return {
    /**
     * @param {string} name a statement that is true when the check passes
     * @param {boolean} ok
     * @param {unknown} [found] printed when the check fails
     */
    check(name, ok, found) {
      if (ok) passed += 1;
      else failed += 1;
      console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`);
      if (!ok && found !== undefined) console.log(typeof found === 'string' ? found : JSON.stringify(found));
    },
    summary: () => ({ passed, failed }),
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */
