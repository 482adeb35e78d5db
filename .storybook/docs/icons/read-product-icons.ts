import { readFileSync } from 'node:fs';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type IconUse, iconUses } from './icon-uses.ts';

const storyOrTest = /(\.stories|\.test)\.tsx?$|\/testing\//;

/** @returns absolute paths of the product's sources */
export function productSources(): readonly string[] {
  return listFiles(['packages/ui/src', 'packages/app/src'])
    .filter((file) => /\.tsx?$/.test(file) && !storyOrTest.test(file))
    .map((file) => inRoot(file));
}

/** The icons that the product's sources import. */
export function readProductIcons(): readonly IconUse[] {
  return iconUses(Object.fromEntries(productSources().map((file) => [file, readFileSync(file, 'utf8')])));
}
