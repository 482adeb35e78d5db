import { readFileSync } from 'node:fs';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const css = readFileSync(inRoot('packages/ui/src/foundations/fonts.css'), 'utf8');
const sans =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const serif = 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/** Mean width of a letter in Latin text, in em, measured by Capsize. */
const letterWidths = { Arial: 913 / 2048, Georgia: 913 / 2048, 'Noto Serif': 481 / 1000 };

/** Returns the descriptors of a fallback font in `fonts.css`, in percent. */
function numbersOf(family: string): Record<string, number> {
  const face = css.split('@font-face').find((part) => part.includes(`"${family}"`)) ?? '';
  return Object.fromEntries(
    [...face.matchAll(/([a-z-]+): ([\d.]+)%/g)].map(([, name, value]) => [name, Number(value)]),
  );
}

it.each([
  ['Instrument Sans Fallback', sans, 'Arial'],
  ['Instrument Serif Fallback', serif, 'Georgia'],
  ['Instrument Serif Fallback Noto', serif, 'Noto Serif'],
] as const)('%s has the metrics of the font that it replaces', async (family, file, local) => {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromFile(inRoot(file));
  const scale = xWidthAvg / unitsPerEm / letterWidths[local];
  const percent = (share: number) => Math.round(share * 10_000) / 100;
  expect(numbersOf(family)).toEqual({
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / unitsPerEm / scale),
    'descent-override': percent(-descent / unitsPerEm / scale),
    'line-gap-override': percent(lineGap / unitsPerEm / scale),
  });
});
