import type { BrowserContext, Page } from '@playwright/test';

/**
 * Collects errors in a browser: console errors (including violations of the content security policy),
 * exceptions, and failed requests to the product's origin.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Expects errors that match a pattern. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Watches all pages of a context, also those opened later. */
  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.watchPage(page);
    context.on('page', (page) => this.watchPage(page));
  }

  /** Returns the unexpected errors. */
  list(): string[] {
    return this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.found.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.found.push(`exception: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page aborts its pending requests.
      if (!request.url().startsWith(this.origin) || reason === 'net::ERR_ABORTED') return;
      this.found.push(`request: ${request.method()} ${request.url()}: ${reason}`);
    });
  }
}
