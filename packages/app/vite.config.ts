import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type HtmlTagDescriptor, type Plugin, type TerserOptions } from 'vite';
import { profileCopy } from '../domain/src/copy/profile.ts';
import { feedFirstOffset, feedPageSize, feedSortBy, feedSortOrder } from '../domain/src/limits/feed.ts';
import { imageWidthsPx } from '../domain/src/limits/images.ts';
import { wardrobeFirstPageSize } from '../domain/src/limits/wardrobe.ts';
import { product } from '../domain/src/product.ts';
import { defaultGarmentHeight, garmentHeights } from '../domain/src/rules/garment-images.ts';
import { colors } from '../ui/src/foundations/tokens/color.ts';
import { postImageSizes } from '../ui/src/foundations/tokens/screen.ts';
import { earlyImageStyle, maxPostRatio } from '../ui/src/post/PostImage/post-image-style.ts';
import { earlyGridPhotoStyle, postGridImageSizes } from '../ui/src/profile/PostGrid/post-grid-style.ts';
import { gridImageSizes } from '../ui/src/wardrobe/CardGrid/grid-style.ts';
import { earlyGarmentStyle } from '../ui/src/wardrobe/GarmentMat/garment-mat-style.ts';
import { chunkGroups, loadedChunks } from './chunk-groups.ts';
import { earlyReads } from './early-reads-plugin.ts';
import { firstPages } from './first-pages.ts';
import type { EarlyReadOptions } from './src/early-read/early-page.ts';

/** The package exports its development build only, which is 0.4 KB larger. */
const router = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const worldImages = fileURLToPath(new URL('../demo-world/data/images', import.meta.url));

/** Starts the app with the mocked API and identity provider in the mode `mocks`. */
function mocksEntry(): Plugin {
  return {
    name: 'aura:mocks-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/main.mocks.tsx'),
    },
  };
}

/** Removes the service worker of the mocks from the build. */
function withoutMocksWorker(): Plugin {
  return {
    name: 'aura:without-mocks-worker',
    apply: 'build',
    writeBundle: ({ dir = '' }) => rmSync(join(dir, 'mockServiceWorker.js'), { force: true }),
  };
}

const workerConfig = fileURLToPath(new URL('vite.service-worker.config.ts', import.meta.url));

/** Builds the service worker when a page of the development server registers it for push messages. */
function developmentWorker(): Plugin {
  return {
    name: 'aura:development-worker',
    configureServer({ middlewares }) {
      middlewares.use('/service-worker.js', (_request, response, next) => {
        const define = { __RELEASE__: JSON.stringify({ version: 'development', files: [] }) };
        build({ configFile: workerConfig, logLevel: 'warn', define, build: { write: false } }).then(
          (built) => {
            const [output] = Array.isArray(built) ? built : [];
            response.setHeader('content-type', 'text/javascript');
            response.end(output?.output[0].code);
          },
          next,
        );
      });
    },
  };
}

/**
 * Marks the components of the router as free of side effects, so that those that the app does not use (forms, scroll
 * restoration, document tags) are removed from the build, and removes what only data routers do, which the app has
 * none of: their contexts are always empty.
 */
function unusedRouterParts(): Plugin {
  return {
    name: 'aura:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1')
          .replace(/React\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null')
          .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
          .replace(/^var RenderErrorBoundary = class.*?^\};\nRenderErrorBoundary\.[^\n]*$/ms, '')
          .replace(/, dataRouterOpts\) \{/g, ') {\n  const dataRouterOpts = undefined;'),
    },
  };
}

const pages = firstPages({
  feed: {
    limit: feedPageSize,
    sort_by: feedSortBy,
    sort_order: feedSortOrder,
    offset: feedFirstOffset,
  },
  wardrobe: { path: `/${product.slug}`, limit: wardrobeFirstPageSize },
  images: {
    feed: { sizes: postImageSizes, className: earlyImageStyle },
    profile: { sizes: postGridImageSizes, className: earlyGridPhotoStyle },
    wardrobe: { sizes: gridImageSizes, className: earlyGarmentStyle.photo },
  },
});

const earlyReadOptions: EarlyReadOptions = {
  pages,
  view: {
    widths: imageWidthsPx,
    maxRatio: maxPostRatio,
    cutout: { ...earlyGarmentStyle.cutout, heights: garmentHeights, defaultHeight: defaultGarmentHeight },
    avatar: ['/profilePicture/', '?w=640'],
    noBio: profileCopy.noBio,
  },
};

const target = 'es2022';
const terserOptions: TerserOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 5, hoist_funs: true, unsafe_undefined: true },
  format: { comments: false },
  // By default one core is left for the bundler, which waits meanwhile.
  maxWorkers: availableParallelism(),
};

/** Colours of the browser's interface. */
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

/** The two Latin fonts that every page uses. */
const preloadedFonts = /-latin-(wght|400)-normal-[\w-]+\.woff2$/;

/** Adds the theme colours, and preloads the fonts of the first paint in parallel to the styles. */
function head(): Plugin {
  return {
    name: 'aura:head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...themeColors,
        ...Object.keys(bundle)
          .filter((file) => preloadedFonts.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
      ],
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    head(),
    earlyReads(earlyReadOptions, target, terserOptions),
    unusedRouterParts(),
    developmentWorker(),
    mode === 'mocks' ? mocksEntry() : withoutMocksWorker(),
  ],
  define: { __WORLD_IMAGES__: JSON.stringify(`/@fs${worldImages}`) },
  resolve: { alias: mode === 'production' ? [{ find: /^react-router$/, replacement: router }] : [] },
  worker: { format: 'es' },
  // The entry of the mocks is not in index.html; without this option, Vite discovers its dependencies late
  // and reloads the page.
  optimizeDeps: { entries: ['src/main.tsx', 'src/main.mocks.tsx'] },
  build: {
    target,
    manifest: true,
    sourcemap: false,
    cssMinify: true,
    // Its output is smaller than that of the default, by 0.6 KB in the first visit of the feed.
    minify: 'terser',
    terserOptions,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) =>
        files.filter((file) => !loadedChunks(hostId).test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
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
