import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { sbomProblems } from './sbom.mjs';

it('the SBOM lists the packages of the product and none of its development', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-sbom-'));
  try {
    const file = join(folder, 'sbom.json');
    const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts', 'sbom.mjs'), file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const sbom: { components: { name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    expect(sbomProblems(sbom)).toEqual([]);
    const names = sbom.components.map(({ name }) => name);
    for (const name of ['hono', 'pg', 'sharp', 'react']) expect(names).toContain(name);
    for (const name of ['vitest', '@playwright/test', 'storybook']) expect(names).not.toContain(name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each([
  ['is of another kind', {}],
  ['has no packages', { bomFormat: 'CycloneDX', specVersion: '1.5', components: [] }],
  [
    'has a package without a version',
    { bomFormat: 'CycloneDX', specVersion: '1.5', components: [{ name: 'one' }] },
  ],
])('reports a document that %s', (_, sbom) => {
  expect(sbomProblems(sbom)).toHaveLength(1);
});
