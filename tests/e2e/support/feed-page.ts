import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import { expect, type Page } from '@playwright/test';
import { signIn } from './session.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
export const desk = { width: 1440, height: 900 };

export const main = (page: Page) => page.getByRole('main');
/** What tells the place in the list. */
export const place = (page: Page, position: number) =>
  main(page).getByText(new RegExp(`^Post ${position} of \\d+$`));
export const photograph = (page: Page) => main(page).locator('img[fetchpriority=high]');

/** The feed with its first image and with its keys and gestures, which come after it. */
export async function openFeed(page: Page, viewport: typeof desk): Promise<void> {
  await page.setViewportSize(viewport);
  await signIn(page, mariam);
  await expect(place(page, 1)).toBeAttached();
  await expectImage(page);
  await expect(
    main(page).getByRole('button', { name: shortcutsCopy.open, includeHidden: true }),
  ).toBeAttached();
}

/**
 * Goes on to the next post with items, since newer ones may have none.
 * @param from the place of the post that is shown, from 1
 * @returns the place of the post with items
 */
export async function stepToItems(page: Page, from: number): Promise<number> {
  let position = from;
  while (
    await main(page)
      .getByRole('radio', { name: /^Items/ })
      .isDisabled()
  ) {
    await page.keyboard.press('j');
    position += 1;
    await expect(place(page, position)).toBeAttached();
  }
  return position;
}

/** The photograph is there and decoded. */
export const expectImage = (page: Page) =>
  expect
    .poll(() => photograph(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
