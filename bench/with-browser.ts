import type { Browser } from 'playwright';
import { launchBrowser } from '../scripts/lib/browser.mjs';
import { Product } from '../tests/e2e/support/product.ts';

/** Runs work with a Chromium, which is closed afterwards. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs work with a Chromium and the whole product, which are closed afterwards.
 * @param work with the address of the product
 * @param env settings of the product
 */
export function withProduct<Result>(
  work: (browser: Browser, address: string) => Promise<Result>,
  env?: Record<string, string>,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const product = await Product.start(env);
    try {
      return await work(browser, product.address);
    } finally {
      await product.dispose();
    }
  });
}
