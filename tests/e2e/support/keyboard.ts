import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of Tab stops between two controls; no page has more. */
const maxTabStops = 80;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < maxTabStops && !(await hasFocus()); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
