import { createServer } from 'vite';
import { inRoot } from './paths.mjs';

/**
 * Renders the landing page before its reveal as static HTML.
 * @param {(source: string) => string} addressOf returns the address of a built image from the path of its source
 * @returns {Promise<string>}
 */
export async function renderLandingMarkup(addressOf) {
  const builtImages = {
    name: 'aura:built-images',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} id */
    load: (id) =>
      /\.(avif|webp)$/.test(id) ? `export default ${JSON.stringify(addressOf(id))};` : undefined,
  };
  const server = await createServer({
    root: inRoot('packages/app'),
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [builtImages],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  try {
    const { landingMarkup } = await server.ssrLoadModule('/src/landing-markup.tsx');
    return landingMarkup();
  } finally {
    await server.close();
  }
}
