/** `npm run doctor`: checks settings, database, storage, identity provider, clock and disk. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('doctor.js');
