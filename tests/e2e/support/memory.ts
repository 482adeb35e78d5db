import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * Returns the private memory of all browser processes after a garbage collection, in megabytes. Mapped files
 * and shared memory do not count; without /proc the result is 0.
 */
export async function privateMegabytes(browser: Browser, page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = await Promise.all(processInfo.map(({ id }) => privateKilobytes(id)));
  return kilobytes.reduce((sum, held) => sum + held, 0) / 1024;
}

/** @param id process id; returns 0 for a process that has ended */
async function privateKilobytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^RssAnon:\s+(\d+) kB$/m)?.[1] ?? 0);
}
