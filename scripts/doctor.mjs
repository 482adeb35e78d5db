/** `npm run doctor`: checks settings, database, storage, identity provider, clock and disk. */
import { emulatorOf } from './lib/emulator-env.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('doctor.js', emulatorOf);
