import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLandingPage } from './landing-page.mjs';
import { ON_NOT_LOADED } from './not-loaded.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
  'src/shell/LandingRoute.tsx': {
    file: 'assets/LandingRoute-2.js',
    imports: ['index.html', '_Aura-3.js'],
    css: ['assets/LandingRoute-4.css'],
  },
  '../ui/src/landing/Reveal/AnimatedPart.tsx': {
    file: 'assets/AnimatedPart-5.js',
    imports: ['_motion-6.js', 'index.html'],
  },
  '../ui/src/motion/features.ts': { file: 'assets/features-9.js', imports: ['_motion-6.js', '_Aura-3.js'] },
  '_motion-6.js': { file: 'assets/motion-6.js', imports: ['index.html'] },
  '_Aura-3.js': { file: 'assets/Aura-3.js', imports: ['index.html'] },
  'images/landing-2-480.avif': { file: 'assets/landing-2-480-7.avif' },
  'images/landing-2-960.avif': { file: 'assets/landing-2-960-8.avif' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-landing-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeManifest = (content: object) =>
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(content));

const hintsOf = (page: string) =>
  [
    ...readFileSync(join(folder, page), 'utf8').matchAll(
      /<link rel="(\w+)"[^>]* (?:href|imagesrcset)="([^"]+)"/g,
    ),
  ].map(([, rel, address]) => `${rel} ${address}`);

/** A landing page of one image. */
const render = async (addressOf: (source: string) => string) =>
  `<img src="${addressOf('/somewhere/images/landing-2-480.avif')}">`;

it('writeLandingPage loads what the first paint needs and leaves index.html unchanged', async () => {
  writeManifest(manifest);
  await writeLandingPage(folder, render);
  expect(hintsOf('index.html')).toEqual([]);
  expect(hintsOf('landing.html')).toEqual([
    'stylesheet /assets/LandingRoute-4.css',
    'preload /assets/landing-2-480-7.avif 2x, /assets/landing-2-960-8.avif 3x',
    'preload /assets/landing-2-480-7.avif 1x, /assets/landing-2-960-8.avif 2x',
  ]);
});

it('writeLandingPage puts the static landing page, with built image addresses, into the root', async () => {
  writeManifest(manifest);
  await writeLandingPage(folder, render);
  expect(readFileSync(join(folder, 'landing.html'), 'utf8')).toContain(
    '<div id="root"><img src="/assets/landing-2-480-7.avif"></div>',
  );
});

it('writeLandingPage loads scripts after the first paint only, those of the reveal with those of the page', async () => {
  writeManifest(manifest);
  await writeLandingPage(folder, render);
  const page = readFileSync(join(folder, 'landing.html'), 'utf8');
  expect(page).not.toMatch(/<script[^>]* src=|modulepreload" /);
  const preloads = /of (\[.*?\])\)document/.exec(page)?.[1] ?? '[]';
  expect(JSON.parse(preloads)).toEqual([
    '/assets/LandingRoute-2.js',
    '/assets/Aura-3.js',
    '/assets/AnimatedPart-5.js',
    '/assets/motion-6.js',
    '/assets/features-9.js',
  ]);
  expect(page).toContain(`import("/assets/index-1.js").catch(${ON_NOT_LOADED})`);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('src="/assets/index-1.js"');
});

it('when the manifest lacks a source, writeLandingPage throws', async () => {
  writeManifest({ ...manifest, 'images/landing-2-960.avif': undefined });
  await expect(writeLandingPage(folder, render)).rejects.toThrow(/landing-2-960/);
  writeManifest({ ...manifest, '../ui/src/motion/features.ts': undefined });
  await expect(writeLandingPage(folder, render)).rejects.toThrow(/features/);
});

it('when index.html has no root, writeLandingPage throws', async () => {
  writeManifest(manifest);
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  await expect(writeLandingPage(folder, render)).rejects.toThrow(/root/);
});
