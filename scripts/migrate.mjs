/**
 * `npm run migrate`: applies pending migrations to the database of `DATABASE_URL`, or to the embedded one in
 * `DATA_DIR`. Without development dependencies: `node packages/server/dist/migrate.js`.
 */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('migrate.js');
