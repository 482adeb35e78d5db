import { expect, it } from 'vitest';
import { storedFiles } from './service-worker.mjs';

it('stores code, styles and fonts of the pages of signed-in users, and no images or landing page', () => {
  const files = storedFiles({
    'index.html': {
      file: 'assets/index-1.js',
      css: ['assets/index-1.css'],
      assets: ['assets/sans-1.woff2'],
      imports: ['_shared.js'],
      dynamicImports: ['src/shell/HomeRoute.tsx', 'src/shell/LandingRoute.tsx'],
    },
    '_shared.js': { file: 'assets/shared-1.js', dynamicImports: ['src/shell/HomeRoute.tsx'] },
    'src/shell/HomeRoute.tsx': { file: 'assets/HomeRoute-1.js', imports: ['index.html'] },
    'src/shell/LandingRoute.tsx': { file: 'assets/LandingRoute-1.js', assets: ['assets/landing-1.avif'] },
  });
  expect(files).toEqual([
    '/assets/HomeRoute-1.js',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/sans-1.woff2',
    '/assets/shared-1.js',
  ]);
});
