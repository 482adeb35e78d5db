/**
 * Runs drizzle-kit with this package's drizzle-orm. npm may install drizzle-kit in the root of the workspaces
 * and drizzle-orm here, where drizzle-kit would not find it.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const dataUrl = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

const hooks = dataUrl(`
export const resolve = (specifier, context, next) =>
  next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, parentURL: '${import.meta.url}' } : context);
`);
const registration = dataUrl(`import { register } from 'node:module'; register(${JSON.stringify(hooks)});`);

const program = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
const { status } = spawnSync(
  process.execPath,
  ['--import', registration, program, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_PATH: join(import.meta.dirname, 'node_modules') },
  },
);
process.exitCode = status ?? 1;
