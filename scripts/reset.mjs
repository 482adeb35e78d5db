/** `npm run reset`: deletes the data folder (`DATA_DIR`, `.data`), unless a run uses it. */
import { deleteDataFolder } from './lib/data-folder.mjs';
import { readSettings } from './lib/settings.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const { dataDir } = readSettings(process.env);
  await deleteDataFolder(dataDir);
  console.log(`Nothing is left in ${dataDir}.`);
});
