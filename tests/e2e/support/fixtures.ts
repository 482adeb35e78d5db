import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { Problems } from './problems.ts';
import { Product } from './product.ts';
import { reportFailedPages, watchPendingRequests } from './report-failed-pages.ts';
import { runFolder } from './run-folder.ts';
import { demoWorld } from './world.ts';

interface TestFixtures {
  /**
   * Whether the file uses the product that other files use. Its tests must not depend on what the others change:
   * more posts in the feed, items of mariam, her name. By default a file has a product of its own, which takes
   * four seconds of a core to start: for tests that stop it, or that depend on certain posts, items or people.
   */
  sharesProduct: boolean;
  /** A running product with the demo world. */
  product: Product;
  /** Errors in the browsers of this test; unexpected ones fail it. */
  problems: Problems;
  /** Opens a separate browser context, as for another user. */
  openBrowser: () => Promise<Page>;
}

interface WorkerFixtures {
  products: Products;
}

/** Runs one product for the tests of a file, and another for all files that share it. */
class Products {
  private shared: Promise<Product> | undefined;
  private file = '';
  private product: Product | undefined;

  ofAll(): Promise<Product> {
    this.shared ??= this.start();
    return this.shared;
  }

  async of(file: string): Promise<Product> {
    if (this.product && this.file === file) return this.product;
    await this.product?.dispose();
    this.product = undefined;
    this.product = await this.start();
    this.file = file;
    return this.product;
  }

  async dispose(): Promise<void> {
    const shared = await this.shared?.catch(() => undefined);
    await Promise.all([this.product?.dispose(), shared?.dispose()]);
  }

  private async start(): Promise<Product> {
    // A test runs a push service on this machine.
    return Product.start({ PUSH_LOCAL: 'allow' }, await demoWorld(runFolder()));
  }
}

/**
 * Intercepts the file choosers of all pages from the start. Interception that begins with `waitForEvent` may
 * reach a busy page after the key that opens the chooser, which is then lost.
 */
function interceptFileChoosers(context: BrowserContext): void {
  context.on('page', (page) => page.on('filechooser', () => undefined));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  products: [
    async ({ playwright: _playwright }, use) => {
      const products = new Products();
      await use(products);
      await products.dispose();
    },
    { scope: 'worker' },
  ],
  sharesProduct: [false, { option: true }],
  product: [
    async ({ products, sharesProduct }, use, { file }) =>
      use(await (sharesProduct ? products.ofAll() : products.of(file))),
    { scope: 'test', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  problems: async ({ product }, use) => {
    const problems = new Problems(product.address);
    await use(problems);
    expect(problems.list(), 'problems in the browser').toEqual([]);
  },
  context: async ({ context, problems }, use, testInfo) => {
    problems.watch(context);
    interceptFileChoosers(context);
    const pending = watchPendingRequests(context);
    await use(context);
    await reportFailedPages(context, pending, testInfo);
  },
  openBrowser: async ({ browser, contextOptions, serviceWorkers, problems, baseURL }, use, testInfo) => {
    const opened: [BrowserContext, ReadonlySet<Request>][] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers, baseURL });
      opened.push([context, watchPendingRequests(context)]);
      problems.watch(context);
      interceptFileChoosers(context);
      return context.newPage();
    });
    for (const [context, pending] of opened) {
      await reportFailedPages(context, pending, testInfo);
      await context.close();
    }
  },
});

export { expect };
