import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * `dist/main.js`: the server with the workspace packages inside, and `dist/analysis-worker.js`, a thread of its own.
 * Everything from npm stays outside.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: [/^@aura\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ['src/main.ts', 'src/analysis/analysis-worker.ts'],
      // All in one folder: the worker is found beside the file that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
