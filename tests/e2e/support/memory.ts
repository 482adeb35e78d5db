import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * What a browser holds of its own in all its processes, after it has cleaned up, in megabytes. Files that are mapped
 * and memory that is shared with others do not count; where there is no /proc, nothing does.
 */
export async function heldMegabytes(browser: Browser, page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = await Promise.all(processInfo.map(({ id }) => anonymousKilobytes(id)));
  return kilobytes.reduce((sum, held) => sum + held, 0) / 1024;
}

/** @param id of the process; nothing for one that has ended by now */
async function anonymousKilobytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^RssAnon:\s+(\d+) kB$/m)?.[1] ?? 0);
}
