import { spawn } from 'node:child_process';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} stdout
 * @property {string} output stdout and stderr together
 */

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Finished>} code 127 when the program does not exist
 */
export function run(program, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (data) => {
      stdout += data;
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.once('error', () => resolve({ code: 127, stdout: '', output: `${program} is not installed` }));
    child.once('close', (code) => resolve({ code: code ?? 1, stdout: stdout.trim(), output: output.trim() }));
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
      if (!ok && found !== undefined) console.log(typeof found === 'string' ? found : JSON.stringify(found));
    },
    summary: () => ({ passed, failed }),
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */
