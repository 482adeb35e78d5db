import { createServer } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * Loads a TypeScript module of the workspaces by Vite, runs it and ends with 1 when it says no.
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
  // Vite has set it, and what the module starts would be built for development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    process.exitCode = (await run(await vite.ssrLoadModule(module))) ? 0 : 1;
  } finally {
    await vite.close();
  }
}
