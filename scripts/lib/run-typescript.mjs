import { createServer } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * Loads a TypeScript module of the workspaces with Vite and runs it; the exit code is 1 when it returns
 * false.
 * @param {string} module path below the repository, such as `/bench/main.ts`
 * @param {(loaded: Record<string, any>) => Promise<boolean>} run
 */
export async function runTypeScript(module, run) {
  const { NODE_ENV } = process.env;
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  // Vite sets it to "development", which builds started by the module would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    process.exitCode = (await run(await vite.ssrLoadModule(module))) ? 0 : 1;
  } finally {
    await vite.close();
  }
}
