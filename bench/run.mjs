/** `npm run bench`: measures the server (see `main.ts`). Vite reads the TypeScript of the workspaces. */
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { bench } = await vite.ssrLoadModule('/bench/main.ts');
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} finally {
  await vite.close();
}
