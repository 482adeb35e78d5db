import { createServer } from 'vite';
import { inRoot } from './paths.mjs';

/**
 * Renders static HTML with components of the app.
 * @param {string} module in `packages/app/src`
 * @param {string} name of its function
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<any>} what the function returns
 */
export async function renderMarkup(module, name, plugins = []) {
  const server = await createServer({
    root: inRoot('packages/app'),
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  try {
    const loaded = await server.ssrLoadModule(`/src/${module}`);
    return loaded[name]();
  } finally {
    await server.close();
  }
}
