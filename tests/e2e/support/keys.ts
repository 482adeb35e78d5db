import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the tests has between two places. */
const stopsMax = 80;

/**
 * Presses Tab until a control has the focus, as somebody without a pointer does.
 * @param key another way to go on, such as Shift+Tab
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < stopsMax && !(await hasFocus()); stops += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
