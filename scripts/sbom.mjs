/**
 * `npm run sbom -- FILE`: writes the packages of the running product, without those of its development, as a
 * CycloneDX document. Needs no network.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from './lib/paths.mjs';
import { sbomProblems, withoutDevelopment } from './lib/sbom.mjs';

const file = process.argv[2] ?? 'sbom.json';
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
);
const sbom = withoutDevelopment(status === 0 ? JSON.parse(stdout) : {});
const problems = status === 0 ? sbomProblems(sbom) : [stderr.trim()];
if (problems.length > 0) {
  for (const problem of problems) console.error(`The SBOM cannot be written: ${problem}`);
  process.exitCode = 1;
} else {
  writeFileSync(file, JSON.stringify(sbom, null, 2));
  console.log(`${file}: ${sbom.components.length} packages`);
}
