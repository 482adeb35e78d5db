import { commentsCopy } from '@aura/domain/copy/comments';
import { feedCopy, feedFilterCopy } from '@aura/domain/copy/feed';
import { feedFilterDialogCopy } from '@aura/domain/copy/feed-filter-dialog';
import { itemCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import { shareCopy } from '@aura/domain/copy/share';
import { shortcutListCopy } from '@aura/domain/copy/shortcut-list';
import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import type { Page } from '@playwright/test';
import { desktop, expectImage, main, openFeed, positionText, stepToItems } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const like = (page: Page) => main(page).getByRole('button', { name: new RegExp(`^${postCopy.like},`) });

test('the feed can be used by keyboard with correct names and roles', async ({ page }) => {
  await openFeed(page, desktop);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Feed" [level=1]
    - region "Posts":
      - 'button "Filter posts: All Posts"'
      - radiogroup "View of the post":
        - radio "Image" [checked]
        - radio /Items/
      - button "Keyboard shortcuts"
      - status: /Post 1 of \\d+/
      - link "Open post"
      - button "Previous post" [disabled]
      - button "Next post"
  `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/post\//);
  await expect(main(page).getByRole('button', { name: feedCopy.nextPost })).toHaveCount(0);
  await page.goBack();
  await expect(positionText(page, 1)).toBeAttached();

  await page.keyboard.press('ArrowDown');
  await expect(positionText(page, 2)).toBeAttached();
  await page.keyboard.press('j');
  await expect(positionText(page, 3)).toBeAttached();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(positionText(page, 1)).toBeAttached();

  const withItems = await stepToItems(page, 1);
  await page.keyboard.press('i');
  await expect(main(page).getByRole('heading', { name: /^Items \(\d+\)$/ })).toBeVisible();
  await expect(main(page)).toMatchAriaSnapshot(`
    - region "Posts":
      - radiogroup "View of the post":
        - radio "Image"
        - radio /Items/ [checked]
      - status: Items shown
      - heading /Items/ [level=2]
  `);
  // Beside an item of another person's post is the closest own one.
  const listed = main(page).getByRole('listitem').getByRole('article');
  await expect(listed.first()).toMatchAriaSnapshot(`
    - article:
      - button /^Show details of/
      - button /^Like/
      - button /wishlist$/
  `);
  await page.keyboard.press('i');
  await expect(main(page).getByRole('radio', { name: postCopy.image })).toBeChecked();

  const wasLiked = await like(page).getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(
    main(page).getByText(wasLiked === 'true' ? shortcutsCopy.likeRemoved : shortcutsCopy.liked),
  ).toBeAttached();
  await expect(like(page)).not.toHaveAttribute('aria-pressed', `${wasLiked}`);

  await page.keyboard.press('c');
  const field = main(page).getByRole('textbox', { name: commentsCopy.inputLabel });
  await expect(field).toBeFocused();
  await page.keyboard.type('just silk?');
  await expect(field).toHaveValue('just silk?');
  await expect(positionText(page, withItems)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^Comment by .* added$/ }),
  ).toBeAttached();
  await page.keyboard.press('Tab');

  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: shareCopy.title })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(positionText(page, withItems)).toBeAttached();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: shortcutListCopy.title });
  await expect(list.getByRole('term')).toHaveCount(12);
  await list.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('button', { name: shortcutsCopy.open })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(positionText(page, 2)).toBeAttached();
  // A step by the letter would have led to one post further.
  await page.keyboard.press('ArrowUp');
  await expect(positionText(page, 1)).toBeAttached();
});

/** An entry of the browser's `layout-shift` timeline. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Records layout shifts from now on, except those of a step to the next post: from the press of the key until its frames
 * are painted. The browser itself ignores shifts within 0.5 s after an input; on a slow machine the step takes longer.
 * @param position element with the position in the list
 */
function recordLayoutShifts(position: Element): void {
  const shifts: string[] = [];
  const steps: { from: number; to: number }[] = [];
  Object.assign(window, { shifts });
  addEventListener(
    'keydown',
    ({ timeStamp }) => steps.push({ from: timeStamp, to: Number.POSITIVE_INFINITY }),
    {
      capture: true,
    },
  );
  new MutationObserver(() => {
    const step = steps.at(-1);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (step) step.to = performance.now();
        }),
      ),
    );
  }).observe(position, { characterData: true, childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      const isStep = steps.some(({ from, to }) => startTime >= from && startTime <= to);
      if (!hadRecentInput && !isStep) shifts.push(moved.join('\n'));
    }
  }).observe({ type: 'layout-shift' });
}

test('moving through 30 posts causes no layout shift', async ({ page }) => {
  await openFeed(page, desktop);
  await positionText(page, 1).evaluate(recordLayoutShifts);
  for (let position = 2; position <= 30; position += 1) {
    await page.keyboard.press('j');
    await expect(positionText(page, position)).toBeAttached();
    await expectImage(page);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('navigating back restores the post, its view and the focus', async ({ page }) => {
  await openFeed(page, desktop);
  await page.keyboard.press('j');
  await expect(positionText(page, 2)).toBeAttached();
  const withItems = await stepToItems(page, 2);
  await page.keyboard.press('i');
  await expect(main(page).getByRole('heading', { name: /^Items \(\d+\)$/ })).toBeVisible();
  const author = main(page).getByRole('complementary').getByRole('link').first();
  await author.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(profile|user\/.+)$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(positionText(page, withItems)).toBeAttached();
  await expect(main(page).getByRole('radio', { name: postCopy.items })).toBeChecked();
  await expect(author).toBeFocused();
});

test("the items view of a post's page is restored after navigating back and after a reload", async ({
  page,
}) => {
  await openFeed(page, desktop);
  const position = await stepToItems(page, 1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/post\/[^/]+$/);
  await expect(positionText(page, position)).toHaveCount(0);
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  const items = main(page).getByRole('heading', { name: /^Items \(\d+\)$/ });
  await expect(items).toBeVisible();
  await main(page).getByRole('complementary').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(profile|user\/.+)$/);
  await page.goBack();
  await expect(items).toBeVisible();
  await page.reload();
  await expect(items).toBeVisible();
  await main(page).getByRole('radio', { name: postCopy.image }).click();
  await expect(page).toHaveURL(/\/post\/[^/?]+$/);
});

test('a favourite store is persisted and filters the feed', async ({ page }) => {
  await signIn(page, mariam, '/post/post-amara-4?view=items');
  const mark = main(page).getByRole('button', { name: /^Add .+ to favorite stores$/ });
  const store = (await mark.first().getAttribute('aria-label'))?.replace(/^Add (.+) to .*$/, '$1') ?? '';
  await mark.first().click();
  await expect(
    main(page)
      .getByRole('button', { name: itemCopy.removeFromFavoriteStores(store) })
      .first(),
  ).toBeVisible();
  await page.goto('/home');
  await main(page)
    .getByRole('button', { name: feedFilterCopy.openWith(feedFilterCopy.all) })
    .click();
  const dialog = page.getByRole('dialog', { name: feedFilterDialogCopy.title });
  await expect(dialog.getByText(store)).toBeVisible();
  await dialog.getByRole('checkbox', { name: feedFilterCopy.favouriteStores }).check();
  await dialog.getByRole('button', { name: feedFilterDialogCopy.apply }).click();
  await expect(
    main(page).getByRole('button', { name: feedFilterCopy.openWith('Favorite stores') }),
  ).toBeVisible();
  await expect(main(page).getByText(/^Post 1 of \d$/)).toBeAttached();
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(page).getByText(store).first()).toBeAttached();
});
