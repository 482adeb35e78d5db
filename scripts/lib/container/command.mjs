import { spawn } from 'node:child_process';
import { ROOT } from '../paths.mjs';

/** @typedef {{ code: number, output: string }} Finished `output`: stdout and stderr together */

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show`: print the output as it comes
 * @returns {Promise<Finished>} code 127 when the program does not exist
 */
export function run(program, args, { cwd = ROOT, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {Buffer} data */
    const take = (data) => {
      output += data;
      if (show) process.stdout.write(data);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', () => resolve({ code: 127, output: `${program} is not installed` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

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
      if (!ok && found !== undefined) console.log(String(found));
    },
    summary: () => ({ passed, failed }),
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */
