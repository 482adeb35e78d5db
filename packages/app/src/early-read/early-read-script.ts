/**
 * The script that the build writes into `index.html`, before the styles, for which a script after them would wait. The server
 * allows it by its hash.
 */
import type { EarlyReadOptions } from './early-page.ts';
import { startEarlyReads } from './start-early-reads.ts';

/** Set by the build. */
declare const __EARLY_READS__: EarlyReadOptions;

startEarlyReads(__EARLY_READS__);
