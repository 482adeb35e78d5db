import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Builds `dist/main.js`, the server with the workspace packages, `dist/migrate.js`, which migrates its database,
 * and `dist/analysis-worker.js`, the program of the worker thread. npm packages are not bundled.
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
      input: [
        'src/main.ts',
        'src/migrate.ts',
        'src/backup.ts',
        'src/restore.ts',
        'src/doctor.ts',
        'src/analysis/analysis-worker.ts',
      ],
      // All files are in one folder, because the worker is loaded relative to the file that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
