import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Problems } from './problems.ts';
import { Product } from './product.ts';

interface TestFixtures {
  /** A running copy of the product with the demo world in it; no other file's tests have used it. */
  product: Product;
  /** What went wrong in a browser of this test; anything unexpected fails it. */
  problems: Problems;
  /** Opens a browser of its own, as for another person. */
  openBrowser: () => Promise<Page>;
}

interface WorkerFixtures {
  /** A data folder with the demo world: filled once, copied for each file. */
  world: string;
  copies: CopyPerFile;
}

/** Keeps the product running while the tests belong to one file, and gives the next file a fresh copy. */
class CopyPerFile {
  private readonly world: string;
  private file = '';
  private product: Product | undefined;

  /** @param world the data folder that each copy begins with */
  constructor(world: string) {
    this.world = world;
  }

  async of(file: string): Promise<Product> {
    if (this.product && this.file === file) return this.product;
    await this.dispose();
    this.file = file;
    this.product = await Product.start({}, this.world);
    return this.product;
  }

  async dispose(): Promise<void> {
    await this.product?.dispose();
    this.product = undefined;
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    async ({ playwright: _playwright }, use) => {
      const product = await Product.start();
      await product.stop();
      await use(product.dataDir);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  copies: [
    async ({ world }, use) => {
      const copies = new CopyPerFile(world);
      await use(copies);
      await copies.dispose();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ copies }, use, { file }) => use(await copies.of(file)),
    { scope: 'test', timeout: 180_000 },
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
