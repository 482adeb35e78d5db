/** `npm run bench`: measures the server (see `main.ts`). Vite reads the TypeScript of the workspaces. */
import { createServer } from 'vite';

const { NODE_ENV } = process.env;
const vite = await createServer({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
// Vite has set it, and what a part starts would be built for development.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
try {
  const { bench } = await vite.ssrLoadModule('/bench/main.ts');
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} finally {
  await vite.close();
}
