import { readFileSync } from 'node:fs';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type IconUse, iconUses } from './icon-uses.ts';

const ofReaders = /(\.stories|\.test)\.tsx?$|\/testing\//;

/** @returns absolute paths of the product's sources */
export function productSources(): readonly string[] {
  return listFiles(['packages/ui/src', 'packages/app/src'])
    .filter((file) => /\.tsx?$/.test(file) && !ofReaders.test(file))
    .map((file) => inRoot(file));
}

/** Every icon that the product draws, read from its sources. */
export function readProductIcons(): readonly IconUse[] {
  return iconUses(Object.fromEntries(productSources().map((file) => [file, readFileSync(file, 'utf8')])));
}
