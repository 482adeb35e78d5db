/**
 * `npm run check:security`: attacks a running server as docs/security-checks.md lists, and prints one line per
 * check. Numbers as arguments run only those checks.
 */
import { ensureBuilt } from './lib/build.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNode();
  await ensureBuilt();
  await runTypeScript('/tests/security/main.ts', ({ checkSecurity }) =>
    checkSecurity(process.argv.slice(2), (/** @type {string} */ line) => console.log(line)),
  );
});
