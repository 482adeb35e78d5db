import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { colors } from '../ui/src/foundations/tokens/color.ts';

const worldImages = fileURLToPath(new URL('../demo-world/data/images', import.meta.url));

/** `--mode mocks` starts the app on the mocked API with a fake identity; the product's entry never knows of it. */
function mocksEntry(): Plugin {
  return {
    name: 'aura:mocks-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/main.mocks.tsx'),
    },
  };
}

/** The worker that answers in the place of the API is served for development and never shipped. */
function withoutMocksWorker(): Plugin {
  return {
    name: 'aura:without-mocks-worker',
    apply: 'build',
    writeBundle: ({ dir = '' }) => rmSync(join(dir, 'mockServiceWorker.js'), { force: true }),
  };
}

/** The browser's own bars take the colour of the page. */
const themeColors = (['light', 'dark'] as const).map(
  (theme): HtmlTagDescriptor => ({
    tag: 'meta',
    injectTo: 'head',
    attrs: {
      name: 'theme-color',
      content: colors[theme].paper,
      media: `(prefers-color-scheme: ${theme})`,
    },
  }),
);

/** The two Latin faces; every page shows both. */
const firstFaces = /-latin-(wght|400)-normal-[\w-]+\.woff2$/;

/** Colours of the head, and the faces of the first paint, fetched beside the styles that name them and not after. */
function head(): Plugin {
  return {
    name: 'aura:head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...themeColors,
        ...Object.keys(bundle)
          .filter((file) => firstFaces.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
      ],
    },
  };
}

/**
 * What every page loads lies in one file, what every page that calls the API loads in a second, what every page with
 * posts in a third: fewer requests, and a larger file compresses better.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'api',
    test: /toolkit\/dist\/query|zod\/v4|api-client\/src\/(api|base-query|endpoints\/(posts|profiles))\.ts/,
  },
  // The landing page glows too and knows the widths of screens, and shows no post.
  {
    name: 'aura',
    test: /ui\/src\/(primitives\/Aura\/(Aura\.tsx|aura-colors)|foundations\/tokens\/screen)/,
    priority: 1,
  },
  // Icons and words of the bar over every page but the landing page.
  {
    name: 'bar',
    test: /lucide-react\/dist\/esm\/icons\/(arrow-left|camera|shirt)\.|domain\/src\/copy\/uploadMenu/,
  },
  {
    name: 'post',
    test: /api-client\/src\/(cache\/(?!items)|endpoints\/post-actions)|domain\/src\/rules\/(comments|counts|pictures|tags|text)\.ts|app\/src\/viewer\/(PostViewer|use-(now|viewer|post-like|follow-marks|media-query))\.|ui\/src\/(feed\/FeedLoading|primitives\/EmptyState)\//,
  },
];

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), head(), mode === 'mocks' ? mocksEntry() : withoutMocksWorker()],
  define: { __WORLD_IMAGES__: JSON.stringify(`/@fs${worldImages}`) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': process.env.DEV_API_ORIGIN ?? 'http://127.0.0.1:3000',
      '/policies': process.env.DEV_API_ORIGIN ?? 'http://127.0.0.1:3000',
    },
    fs: { allow: ['../..'] },
  },
}));
