/**
 * Unpacks the Chromium of `@sparticuz/chromium` into the folder named by `TMPDIR`.
 * The package only ever unpacks into the temporary folder, hence a process of its own.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
