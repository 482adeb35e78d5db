import { createServer } from 'vite';
import { ROOT } from './paths.mjs';

/** Creates a Vite server that loads TypeScript modules of the workspaces, and serves nothing. */
export function createModuleServer() {
  return createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}

/**
 * Loads TypeScript modules of the workspaces with Vite and runs what they export; the exit code is 1 when it
 * returns false.
 * @param {string | readonly string[]} modules paths below the repository, such as `/bench/main.ts`
 * @param {(loaded: Record<string, any>) => Promise<boolean>} run
 */
export async function runTypeScript(modules, run) {
  const { NODE_ENV } = process.env;
  const vite = await createModuleServer();
  // Vite sets it to "development", which builds started by the module would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    const loaded = await Promise.all([modules].flat().map((module) => vite.ssrLoadModule(module)));
    process.exitCode = (await run(Object.assign({}, ...loaded))) ? 0 : 1;
  } finally {
    await vite.close();
  }
}
