import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { run } from '../run-program.mjs';
import { missingPrograms } from './command.mjs';

/** @typedef {import('./command.mjs').Report} Report */

/** Words with which systemd reports that a program of the unit is not on this machine. */
const NOT_INSTALLED = /Command .* is not executable/;

/**
 * Checks the systemd units and compose.yaml with their own programs.
 * @param {Report} report
 */
export async function checkExamples(report) {
  await checkUnits(report);
  await checkCompose(report);
}

/** @param {Report} report */
async function checkUnits({ check }) {
  const missing = await missingPrograms(['systemd-analyze']);
  check('systemd-analyze is installed', missing.length === 0);
  if (missing.length > 0) return;
  const folder = inRoot('deploy/systemd');
  for (const name of readdirSync(folder).sort()) {
    const { output } = await run('systemd-analyze', ['verify', `${folder}/${name}`]);
    const problems = output.split('\n').filter((line) => line !== '' && !NOT_INSTALLED.test(line));
    check(`${name} is valid`, problems.length === 0, problems.join('\n'));
    if (!name.endsWith('.service')) continue;
    const security = await run('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      `${folder}/${name}`,
    ]);
    check(
      `${name} has an exposure of at most 2.0 of 10`,
      security.code === 0,
      security.output.split('\n').at(-1),
    );
  }
}

/** @param {Report} report */
async function checkCompose({ check }) {
  const example = readFileSync(inRoot('deploy/env.example'), 'utf8');
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  const used = [...readFileSync(inRoot('compose.yaml'), 'utf8').matchAll(/\$\{(\w+):([?-])/g)];
  const missing = used.filter(([, name = '', kind]) => kind === '?' && !named.includes(name));
  const unused = named.filter((name) => !used.some(([, other]) => other === name));
  check(
    'deploy/env.example has every required setting of compose.yaml, and only settings of it',
    missing.length === 0 && unused.length === 0,
    [missing, unused],
  );

  const env = { ...process.env, ...Object.fromEntries(named.map((name) => [name, 'a'.repeat(32)])) };
  const composer = await findComposer();
  check('a program that reads compose files is installed', composer !== undefined);
  if (!composer) return;
  const [program = '', ...args] = composer;
  const { code, output } = await run(program, [...args, '-f', 'compose.yaml', 'config'], { env });
  check('compose.yaml is valid', code === 0, output);
  const without = await run(program, [...args, '-f', 'compose.yaml', 'config'], {
    env: { ...env, SIGNING_SECRET: '' },
  });
  check(
    'compose.yaml without a secret is refused',
    without.code !== 0 && without.output.includes('SIGNING_SECRET'),
    without.output.slice(-300),
  );
}

async function findComposer() {
  for (const composer of [['docker', 'compose'], ['docker-compose']]) {
    const [program = '', ...args] = composer;
    if ((await run(program, [...args, 'version'])).code === 0) return composer;
  }
  return undefined;
}
