import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeNotLoadedMessage } from './not-loaded.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-not-loaded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the message after the root, which stays empty', async () => {
  const path = join(folder, 'index.html');
  writeFileSync(path, '<body><div id="root"></div></body>');
  await writeNotLoadedMessage(folder, async () => '<button>$& Reload</button>');
  expect(readFileSync(path, 'utf8')).toBe(
    '<body><div id="root"></div>\n    <template id="not-loaded"><button>$& Reload</button></template></body>',
  );
});

it('when index.html has no root, the build fails', async () => {
  writeFileSync(join(folder, 'index.html'), '<body></body>');
  await expect(writeNotLoadedMessage(folder, async () => '')).rejects.toThrow('root');
});
