import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `dist/main.js`: the server with the workspace packages inside; everything from npm stays outside. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: [/^@aura\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
