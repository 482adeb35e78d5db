/** `npm run restore -- [--replace] FILE`: restores a backup while no server runs. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('restore.js');
