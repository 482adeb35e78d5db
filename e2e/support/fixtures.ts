import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Problems } from './problems.ts';
import { Product } from './product.ts';

interface TestFixtures {
  /** What went wrong in a browser of this test; anything unexpected fails it. */
  problems: Problems;
  /** Opens a browser of its own, as for another person. */
  openBrowser: () => Promise<Page>;
}

interface WorkerFixtures {
  /** A running copy of the product with the demo world in it. */
  product: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ playwright: _playwright }, use) => {
      const product = await Product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  problems: async ({ product }, use) => {
    const problems = new Problems(product.address);
    await use(problems);
    expect(problems.list(), 'problems in the browser').toEqual([]);
  },
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
  openBrowser: async ({ browser, contextOptions, problems, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      problems.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
