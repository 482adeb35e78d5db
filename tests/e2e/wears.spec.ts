import { calendarCopy } from '@aura/domain/copy/calendar';
import { statisticsCopy } from '@aura/domain/copy/statistics';
import { wearsCopy } from '@aura/domain/copy/wears';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const jeans = 'The jeans';

test('an item that was worn today is in the calendar and in the statistics', async ({ page }) => {
  await signIn(page, mariam, '/aura/item/item-mariam-jeans');
  await page.getByRole('button', { name: wearsCopy.woreToday, exact: true }).click();
  await expect(page.getByText(wearsCopy.logged(jeans))).toBeVisible();

  await page.goto('/aura?tab=outfits');
  await page.getByRole('link', { name: calendarCopy.calendar, exact: true }).click();
  const today = page.getByRole('table').locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(new RegExp(calendarCopy.wornLabel(jeans)));

  await page.getByRole('link', { name: statisticsCopy.statistics, exact: true }).click();
  const mostWorn = page.getByRole('list', { name: statisticsCopy.mostWorn, exact: true });
  await mostWorn.getByRole('link', { name: /^The jeans \d+ days?$/ }).click();
  await expect(page).toHaveURL(/\/aura\/item\/item-mariam-jeans$/);
  await expect(page.getByRole('heading', { name: jeans, level: 1 })).toBeVisible();
});
