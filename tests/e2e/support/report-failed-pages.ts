import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** Longest time that a page which does not respond holds up the report, in ms. */
const snapshotTimeoutMs = 5_000;

/**
 * Watches the requests of a context, for `reportFailedPages`.
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
 * Adds to the errors of a failed test what each page shows and which requests it waits for. They are printed at the end
 * of the run, of which often only the last lines are left.
 */
export async function reportFailedPages(
  context: BrowserContext,
  pending: ReadonlySet<Request>,
  { status, expectedStatus, errors }: TestInfo,
): Promise<void> {
  if (status === expectedStatus) return;
  const pages = await Promise.all(
    context.pages().map(async (page) => `${page.url()}\n${await describe(page)}`),
  );
  const requests = [...pending].map((request) => `Pending request: ${request.url()}`);
  errors.push({ message: [...pages, ...requests].join('\n') });
}

async function describe(page: Page): Promise<string> {
  const snapshot = page.locator('body').ariaSnapshot({ timeout: snapshotTimeoutMs });
  return snapshot.catch((error: Error) => `No snapshot: ${error.message}`);
}
