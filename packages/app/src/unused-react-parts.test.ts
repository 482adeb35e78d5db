import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutUnusedParts } from '../unused-react-parts.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

describe('React DOM without unused parts', () => {
  it('when all parts are found, is valid code that still exports createRoot and no longer hydrateRoot', () => {
    const module = { createRoot: undefined, hydrateRoot: undefined };
    const run = new Function('exports', 'require', withoutUnusedParts(code));
    run(module, createRequire(join(folder, 'client.js')));
    expect(module).toEqual({
      createRoot: expect.any(Function),
      hydrateRoot: undefined,
      version: expect.any(String),
    });
  });

  it('when a function is not found, fails', () => {
    const other = code.replace('function getResource(', 'function getOtherResource(');
    expect(() => withoutUnusedParts(other)).toThrow('React DOM has no function getResource.');
  });

  it('when the variable for hydration is not found, fails', () => {
    expect(() => withoutUnusedParts(code.replace('\n  isHydrating = !1,', ''))).toThrow('isHydrating');
  });
});
