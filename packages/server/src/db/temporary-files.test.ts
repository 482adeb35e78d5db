import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { newDataFolder } from '../testing/data-folder.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 120_000 });

it('temporary files that a killed server has left are deleted at the start, and new ones can be made', async () => {
  const dataDir = await newDataFolder();
  const open = () => openDatabase({ dataDir, databaseUrl: null });
  try {
    await (await open()).close();
    const folder = join(dataDir, 'db', 'base', 'pgsql_tmp');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'pgsql_tmp42.0'), 'erased@example.com');
    const { db, close } = await open();
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    await db.transaction((tx) =>
      tx.execute(sql`declare spilled cursor with hold for
        select repeat('x', 1000) || n as text from generate_series(1, 20000) as n`),
    );
    expect(await readdir(folder)).not.toEqual([]);
    await close();
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
