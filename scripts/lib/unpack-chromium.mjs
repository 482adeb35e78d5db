/**
 * Unpacks the Chromium of `@sparticuz/chromium` into the folder named by `TMPDIR`. The package unpacks only
 * into the temporary folder, hence the separate process.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
