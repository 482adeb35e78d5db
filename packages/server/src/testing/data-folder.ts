import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/open-database.ts';
import { templatePath } from '../db/testing/test-templates.ts';

async function dataTemplate(): Promise<string> {
  const path = await templatePath('data');
  if (existsSync(path)) return path;
  const partial = await mkdtemp(`${path}-`);
  await (await openDatabase({ dataDir: partial, databaseUrl: null })).close();
  // Renamed atomically, since test files run in parallel; the first one is used.
  await rename(partial, path).catch(() => rm(partial, { recursive: true, force: true }));
  return path;
}

/** Creates a data folder with an empty database: a copy of a template, since a new database takes seconds. */
export async function newDataFolder(): Promise<string> {
  const template = await dataTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'aura-data-'));
  // A third of the time of the asynchronous copy.
  cpSync(template, folder, { recursive: true });
  return folder;
}
