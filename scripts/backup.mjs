/** `npm run backup -- FILE`: writes all rows and images to one file, also while the server runs. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('backup.js');
