import { expect, it } from 'vitest';
import { lockProblems } from './locked-packages.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const good = { version: '1.0.0', integrity };

it('accepts packages of the registry with a hash, links and exact versions', () => {
  const problems = lockProblems({
    '': { devDependencies: { one: '1.0.0', two: '2.0.0-beta.1' } },
    'packages/app': { dependencies: { one: '1.0.0' } },
    'node_modules/@aura/app': { link: true, resolved: 'packages/app' },
    'node_modules/one': { ...good, resolved: 'https://registry.npmjs.org/one/-/one-1.0.0.tgz' },
    'node_modules/one/node_modules/esbuild': { ...good, hasInstallScript: true },
    'node_modules/one/node_modules/inner': { version: '1.0.0', inBundle: true },
  });
  expect(problems).toEqual([]);
});

it.each([
  ['without a hash', { version: '1.0.0' }, 'has no sha512 integrity'],
  ['with a weak hash', { version: '1.0.0', integrity: 'sha1-abc=' }, 'has no sha512 integrity'],
  ['from git', { ...good, resolved: 'git+ssh://git@example.com/a/b.git#c' }, 'is loaded from git+ssh'],
  ['from another host', { ...good, resolved: 'https://example.com/a.tgz' }, 'is loaded from https://example'],
  ['with an unknown install script', { ...good, hasInstallScript: true }, 'has an install script'],
])('reports a package %s', (_, locked, problem) => {
  const problems = lockProblems({ 'node_modules/bad': locked });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`node_modules/bad ${problem}`);
});

it.each(['^1.0.0', '~1.0.0', '*', 'latest', 'github:a/b', 'file:../a', 'https://example.com/a.tgz'])(
  'reports the version %s of a dependency',
  (version) => {
    const problems = lockProblems({ 'packages/app': { dependencies: { one: version } } });
    expect(problems).toEqual([`package-lock.json: packages/app wants one ${version}, not an exact version`]);
  },
);
