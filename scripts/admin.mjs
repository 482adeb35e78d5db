/** `npm run admin -- make-moderator EMAIL`, `suspend EMAIL REASON` and others: moderation by the operator. */
import { emulatorOf } from './lib/emulator-env.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('admin.js', emulatorOf);
