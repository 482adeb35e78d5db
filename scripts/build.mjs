/** `npm run build`: builds the app, with its compressed copies, and the server. */
import { ensureBuilt } from './lib/build.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(() => ensureBuilt({ force: true }));
