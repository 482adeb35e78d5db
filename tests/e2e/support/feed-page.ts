import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import { expect, type Page } from '@playwright/test';
import { signIn } from './session.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
export const desktop = { width: 1440, height: 900 };

export const main = (page: Page) => page.getByRole('main');
/** Returns the text with the position in the list. */
export const positionText = (page: Page, position: number) =>
  main(page).getByText(new RegExp(`^Post ${position} of \\d+$`));
export const postImage = (page: Page) => main(page).locator('img[fetchpriority=high]');

/** Opens the feed and waits for its first image, keyboard shortcuts and gestures. */
export async function openFeed(page: Page, viewport: typeof desktop): Promise<void> {
  await page.setViewportSize(viewport);
  await signIn(page, mariam);
  await expect(positionText(page, 1)).toBeAttached();
  await expectImage(page);
  await expect(
    main(page).getByRole('button', { name: shortcutsCopy.open, includeHidden: true }),
  ).toBeAttached();
}

/**
 * Moves to the next post with items, since newer posts may have none.
 * @param from position of the shown post, from 1
 * @returns the position of the post with items
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
    await expect(positionText(page, position)).toBeAttached();
  }
  return position;
}

/** Expects the post's image to be loaded and decoded. */
export const expectImage = (page: Page) =>
  expect
    .poll(() => postImage(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
