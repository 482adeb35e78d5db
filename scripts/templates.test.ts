import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transpileModule } from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './lib/paths.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-new-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const generate = (...args: string[]) =>
  execFileSync(
    process.execPath,
    [
      inRoot('node_modules/plop/bin/plop.js'),
      '--plopfile',
      inRoot('plopfile.mjs'),
      '--dest',
      folder,
      ...args,
    ],
    // Otherwise plop writes its messages to the error output.
    { cwd: inRoot(), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test' } },
  );

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Returns the syntax errors of a generated file, and placeholders that were not replaced. */
const problemsOf = (path: string) => {
  const { diagnostics = [] } = transpileModule(read(path), { fileName: path, reportDiagnostics: true });
  return [
    ...diagnostics.map(({ messageText }) => messageText),
    ...(read(path).match(/\{\{\w.*?\}\}/g) ?? []),
  ];
};

/** The fields of a call that are required and missing in a generated row. */
function missingFieldsOf(name: string, contract: string): string[] {
  const [, fields = ''] =
    /interface Call<.*?\{$(.*?)^\}/ms.exec(
      readFileSync(inRoot('packages/api-client/src/contract/call.ts'), 'utf8'),
    ) ?? [];
  const required = [...fields.matchAll(/^ {2}readonly (\w+):/gm)].map(([, field = '']) => field);
  const [, row = ''] =
    read(contract).match(new RegExp(`const ${name} = defineCall\\(\\{(.*?)^\\}\\)`, 'ms')) ?? [];
  return required.filter((field) => !row.includes(`\n  ${field}: `));
}

describe('npm run new', () => {
  it('component creates the component and stories with a failing test', () => {
    const output = generate('component', 'wardrobe/OutfitCard');
    const component = 'packages/ui/src/wardrobe/OutfitCard/OutfitCard.tsx';
    const stories = 'packages/ui/src/wardrobe/OutfitCard/OutfitCard.stories.tsx';
    expect([component, stories].flatMap(problemsOf)).toEqual([]);
    expect(read(component)).toContain('export function OutfitCard(');
    expect(read(stories)).toContain("title: 'Wardrobe/OutfitCard'");
    expect(output).toContain('Next: a story for every state');
  });

  it('call adds a contract row to its resource and creates a failing test', () => {
    const contract = 'packages/api-client/src/contract/items.ts';
    cpSync(inRoot(contract), join(folder, contract), { recursive: true });
    generate('call', 'getOutfits', 'items');
    const test = 'packages/server/src/modules/items/get-outfits.test.ts';
    expect([contract, test].flatMap(problemsOf)).toEqual([]);
    expect(read(contract)).toContain("name: 'getOutfits'");
    expect(missingFieldsOf('getOutfits', contract)).toEqual([]);
    expect(read(contract)).toMatch(/export const itemCalls = \{[^}]*\bgetOutfits,\s*\};/);
    expect(read(test)).toContain('itemCalls.getOutfits');
  });

  it('screen creates the route and a failing test', () => {
    generate('screen', 'search', 'feed');
    const route = 'packages/app/src/features/feed/SearchRoute.tsx';
    const test = 'packages/app/src/features/feed/SearchRoute.browser.test.tsx';
    expect([route, test].flatMap(problemsOf)).toEqual([]);
    expect(read(route)).toContain('export default function SearchRoute(');
  });

  it('when the resource does not exist, fails', () => {
    expect(() => generate('call', 'getOutfits', 'outfits')).toThrow();
  });
});
