import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { packageRoot } from './package-root.ts';

/** The version of the server. */
export function serverVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
