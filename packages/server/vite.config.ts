import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Packages with native code or files of their own, and those that are loaded only when a setting asks for them. */
const notBundled = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@electric-sql/pglite',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@redis/client',
  'firebase-admin',
  'nodemailer',
  'onnxruntime-web',
  'prom-client',
  'sharp',
  'web-push',
];

/**
 * Builds `dist/main.js`, the server with the workspace packages, `dist/migrate.js`, which migrates its database,
 * and the programs of the worker threads, `dist/analysis-worker.js`, `dist/cutout-worker.js` and `dist/mask-worker.js`.
 * Other npm packages are bundled, since loading their many files took a quarter of the start.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: true, external: [...notBundled] },
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
        'src/admin.ts',
        'src/analysis/analysis-worker.ts',
        'src/analysis/cutouts/cutout-worker.ts',
        'src/analysis/cutouts/mask-worker.ts',
      ],
      // All files are in one folder, because the worker is loaded relative to the file that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
