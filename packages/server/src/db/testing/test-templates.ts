import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';

/** Returns a name for what depends only on the migrations. */
export async function templateName(name: string): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(packageRoot(), 'migrations');
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  for (const script of scripts.sort()) hash.update(await readFile(join(folder, script)));
  return `aura-test-${name}-${hash.digest('hex').slice(0, 16)}`;
}

/** Returns the path of a cached template that depends only on the migrations. */
export async function templatePath(name: string): Promise<string> {
  return join(tmpdir(), await templateName(name));
}
