import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * What a program has done.
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} stdout
 * @property {string} output stdout and stderr together
 */

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined }} [options] `signal`: stops the
 * program
 * @returns {Promise<Finished>} code 127 when the program does not exist or was stopped
 */
export function run(program, args, { cwd = ROOT, env = process.env, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
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
