import { commonCopy } from '@aura/domain/copy/common';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const publicPages = ['/', '/terms', '/post/post-noor-3', '/reset-password', '/nowhere'];
const pages = [
  '/home',
  '/aura',
  '/aura?tab=wishlist',
  '/aura?tab=outfits',
  '/aura?view=calendar',
  '/aura?view=statistics',
  '/aura/outfit/new',
  '/profile',
  '/search',
  '/search?q=coat',
  '/tag/linen',
  '/post/post-noor-3',
  '/notifications',
  '/settings',
  '/settings?section=security',
  '/settings?section=privacy',
  '/settings?section=notifications',
  '/settings?section=data',
];
const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Opens a page, and returns the rules that it violates once it has loaded, with the elements. */
async function violationsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // The app replaces the static markup of its page.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = page.getByRole('status').filter({ hasText: new RegExp(`^${commonCopy.loading}`) });
  await expect(loading).toHaveCount(0);
  const run = `${axe.source}; axe.run(${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path}: ${id}: ${html}`));
}

for (const [title, viewport, colorScheme] of [
  ['a phone in light', { width: 390, height: 844 }, 'light'],
  ['a desktop in dark', { width: 1440, height: 900 }, 'dark'],
] as const) {
  test.describe(`on ${title}`, () => {
    test.use({ viewport, colorScheme });

    test('no page violates a rule of accessibility', async ({ page }) => {
      const found: string[] = [];
      for (const path of publicPages) found.push(...(await violationsOf(page, path)));
      await signIn(page, tomasz);
      for (const path of pages) found.push(...(await violationsOf(page, path)));
      expect(found).toEqual([]);
    });
  });
}
