import type { BrowserContext, Page } from '@playwright/test';

/**
 * Collects what must not happen in a browser while people use the product: console errors (violations of the
 * content security policy are among them), exceptions, failed requests to our own origin.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Says that a problem belongs to the test. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Watches every page that a context has now and opens later. */
  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.watchPage(page);
    context.on('page', (page) => this.watchPage(page));
  }

  /** Problems that no test expected. */
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
      // Leaving a page aborts what it still loads.
      if (!request.url().startsWith(this.origin) || reason === 'net::ERR_ABORTED') return;
      this.found.push(`request: ${request.method()} ${request.url()}: ${reason}`);
    });
  }
}
