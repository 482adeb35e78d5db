import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

it('precompress writes compressed copies only of text files that are large enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-press-'));
  const text = 'export const word = "again";\n'.repeat(100);
  writeFileSync(join(folder, 'app.js'), text);
  writeFileSync(join(folder, 'tiny.js'), 'export {};');
  writeFileSync(join(folder, 'photo.webp'), Buffer.alloc(4000));

  await precompress(folder);

  expect(readdirSync(folder).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'photo.webp', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
