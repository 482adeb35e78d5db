import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** Longest time that a page which does not respond holds up the report, in ms. */
const snapshotTimeoutMs = 5_000;

/**
 * Watches the requests of a context, for `printFailedPages`.
 * @returns the requests that have no complete response yet
 */
export function watchPendingRequests(context: BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>();
  context.on('request', (request) => pending.add(request));
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * After a failed test, prints what each page shows and which requests it waits for: the output
 * of a run is often all that is left of it.
 */
export async function printFailedPages(
  context: BrowserContext,
  pending: ReadonlySet<Request>,
  { status, expectedStatus, title }: TestInfo,
): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of context.pages()) {
    print(`Page of the failed test "${title}": ${page.url()}`);
    print(await describe(page));
  }
  for (const request of pending) print(`Pending request: ${request.url()}`);
}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function describe(page: Page): Promise<string> {
  const snapshot = page.locator('body').ariaSnapshot({ timeout: snapshotTimeoutMs });
  return snapshot.catch((error: Error) => `No snapshot: ${error.message}`);
}
