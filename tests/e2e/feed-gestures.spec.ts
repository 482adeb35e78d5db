import { commentsCopy } from '@aura/domain/copy/comments';
import { postCopy } from '@aura/domain/copy/post';
import type { Page } from '@playwright/test';
import { desktop, main, openFeed, positionText, postImage, stepToItems } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ sharesProduct: true });

const phone = { width: 390, height: 640 };

async function overPhotograph(page: Page): Promise<void> {
  const box = await postImage(page).boundingBox();
  if (box === null) throw new Error('The photograph has no place on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('the wheel moves through the feed and scrolls scrollable areas', async ({ page }) => {
  await openFeed(page, desktop);
  await overPhotograph(page);
  await page.mouse.wheel(0, 100);
  await expect(positionText(page, 2)).toBeAttached();
  await main(page).getByRole('region', { name: commentsCopy.heading }).hover();
  await page.mouse.wheel(0, 400);
  await page.keyboard.down('Control');
  await overPhotograph(page);
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Control');
  await expect(positionText(page, 2)).toBeAttached();
  await page.mouse.wheel(0, -100);
  await expect(positionText(page, 1)).toBeAttached();
});

test.describe('feed on a touch screen', () => {
  test.use({ hasTouch: true });

  test('moves on a horizontal swipe; taps and vertical scrolling still work', async ({ page }) => {
    await openFeed(page, phone);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const drag = async (x: number, y: number) => {
      await touch('touchStart', [{ x: 200, y: 400 }]);
      for (let part = 1; part <= 8; part += 1) {
        await touch('touchMove', [{ x: 200 + (x * part) / 8, y: 400 + (y * part) / 8 }]);
      }
      await touch('touchEnd', []);
    };
    await drag(-140, 0);
    await expect(positionText(page, 2)).toBeAttached();
    await drag(140, 0);
    await expect(positionText(page, 1)).toBeAttached();
    await drag(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(positionText(page, 1)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 0));
    await stepToItems(page, 1);
    await page.touchscreen.tap(350, 300);
    await expect(main(page).getByRole('radio', { name: postCopy.items })).toBeChecked();
  });
});
