import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWebApp } from './web-app.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-web-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('when there is no build, readWebApp returns null', async () => {
  expect(await readWebApp(join(folder, 'dist'))).toBeNull();
});

it('readWebApp loads the servable files with their encodings, and no others', async () => {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'index.html': '<html></html>',
    'landing.html': '<html>landing</html>',
    'icon.svg': '<svg/>',
    'assets/main-4f2a9c1b.js': 'plain',
    'assets/main-4f2a9c1b.js.br': 'br',
    'assets/main-4f2a9c1b.js.map': '{}',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const app = await readWebApp(folder);
  expect(app?.page).toBe('<html></html>');
  expect(app?.landingPage).toBe('<html>landing</html>');
  expect([...(app?.files.keys() ?? [])].sort()).toEqual(['/assets/main-4f2a9c1b.js', '/icon.svg']);
  const main = app?.files.get('/assets/main-4f2a9c1b.js');
  expect(main).toMatchObject({ immutable: true, gzip: null });
  expect(new TextDecoder().decode(main?.br ?? undefined)).toBe('br');
  expect(app?.files.get('/icon.svg')).toMatchObject({ immutable: false, contentType: 'image/svg+xml' });
});
