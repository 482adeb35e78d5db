import { authCopy } from '@aura/domain/copy/auth';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { feedCopy } from '@aura/domain/copy/feed';
import { itemCopy } from '@aura/domain/copy/items';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { postCopy } from '@aura/domain/copy/post';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { shareCopy } from '@aura/domain/copy/share';
import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import type { Page } from '@playwright/test';
import { waitForDetectedItems } from './support/analysis.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';
import { fillLogIn } from './support/sign-in-forms.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const caption = 'Two people, one coat';
const question = 'Whose is it on Sundays?';
const replyText = 'The one who wakes first.';

const main = (page: Page) => page.getByRole('main');
const like = (page: Page) => main(page).getByRole('button', { name: new RegExp(`^${postCopy.like},`) });
const field = (page: Page) => main(page).getByRole('textbox', { name: commentsCopy.inputLabel });

/** Shares a photo while a later post is shown, and expects the new post to be shown first. */
async function sharePhoto(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: feedCopy.nextPost }).click();
  await expect(main(page).getByText(/^Post 2 of \d+$/)).toBeAttached();
  await choosePostPhoto(page);
  const form = page.getByRole('dialog', { name: composerCopy.title });
  await waitForDetectedItems(form);
  await form.getByLabel(composerCopy.caption).fill(caption);
  await form.getByRole('button', { name: composerCopy.share }).click();
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  await expect(main(page).getByText(caption)).toBeVisible();
}

async function wishForSomething(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  const star = main(page).getByRole('button', { name: /^Add .* to wishlist$/ });
  const sent = page.waitForResponse(/\/addFavorite$/);
  await star.first().click();
  expect((await sent).status()).toBe(200);
  await expect(main(page).getByRole('button', { name: /^Remove .* from wishlist$/ })).toHaveCount(1);
  await main(page).getByRole('radio', { name: postCopy.image }).click();
}

async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main(page).getByRole('button', { name: commonCopy.share }).click();
  await page
    .getByRole('dialog', { name: shareCopy.title })
    .getByRole('button', { name: shareCopy.copyLink })
    .click();
  await expect(page.getByText(commonCopy.linkCopied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('two users interact with a post from its creation to its deletion', async ({
  page,
  openBrowser,
  problems,
}) => {
  test.setTimeout(240_000);
  await signIn(page, mariam);
  await sharePhoto(page);

  const other = await openBrowser();
  await signIn(other, tomasz);
  await expect(main(other).getByText(caption)).toBeVisible();
  await like(other).click();
  await expect(like(other)).toHaveAccessibleName(`${postCopy.like}, ${postCopy.likeCount(1)}`);
  await like(other).click();
  await expect(like(other)).toHaveAccessibleName(`${postCopy.like}, ${postCopy.likeCount(0)}`);
  await like(other).click();
  await expect(like(other)).toHaveAttribute('aria-pressed', 'true');
  await field(other).fill(question);
  await field(other).press('Enter');
  await expect(main(other).getByRole('article').filter({ hasText: question })).toBeVisible();
  await wishForSomething(other);
  const link = await copyLink(other);
  expect(link).toMatch(/\/post\/[^/]+$/);

  await page.goto(link);
  await expect(like(page)).toHaveAccessibleName(`${postCopy.like}, ${postCopy.likeCount(1)}`);
  await main(page)
    .getByRole('button', { name: /^Reply to / })
    .click();
  await field(page).fill(replyText);
  await field(page).press('Enter');
  await expect(main(page).getByRole('list', { name: /^Replies to / })).toContainText(replyText);

  const visitor = await openBrowser();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/$/);
  await expect(visitor.getByRole('heading', { name: caption })).toBeVisible();
  await visitor.getByRole('button', { name: authCopy.logIn }).click();
  await fillLogIn(visitor.getByRole('dialog', { name: authCopy.logIn }), tomasz);
  await expect(visitor).toHaveURL(link);
  await expect(main(visitor).getByText(replyText)).toBeVisible();
  await expect(main(visitor).getByRole('button', { name: postPageCopy.delete })).toHaveCount(0);

  const feedTab = await page.context().newPage();
  await feedTab.goto('/home');
  await expect(main(feedTab).getByText(caption)).toBeVisible();
  await main(page).getByRole('button', { name: postPageCopy.delete }).click();
  const deleteDialog = page.getByRole('alertdialog');
  await expect(deleteDialog).toContainText(postPageCopy.deleteQuestion);
  await deleteDialog.getByRole('button', { name: postPageCopy.deleteConfirm }).click();
  await expect(page.getByText(postPageCopy.deleted)).toBeVisible();
  await expect(main(feedTab).getByText(caption)).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  await expect(main(page).getByText(caption)).toHaveCount(0);

  problems.expect(/status of 404/);
  // The deletion arrives at the open pages of others.
  await expect(visitor.getByText(postPageCopy.notFound)).toBeVisible();
  await visitor.getByRole('button', { name: commonCopy.goToFeed }).click();
  await expect(visitor).toHaveURL(/\/home$/);
  await expect(main(visitor).getByText(caption)).toHaveCount(0);
  await expect(main(other).getByText(liveUpdatesCopy.postGone)).toBeVisible();
  await main(other).getByRole('button', { name: liveUpdatesCopy.next, exact: true }).click();
  await expect(main(other).getByText(caption)).toHaveCount(0);
  await expect(main(other).getByText(/^Post 1 of \d+$/)).toBeAttached();
});

test('when offline, the items of a post are unavailable, and load after reconnecting', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, tomasz);
  await expect(main(page).getByRole('button', { name: shortcutsCopy.open })).toBeVisible();
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await main(page).getByRole('button', { name: feedCopy.nextPost }).click();
  await expect(main(page).getByText(/^Post 2 of \d+$/)).toBeAttached();

  await cutConnection(context, problems);
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(page).getByText(itemCopy.unavailable).first()).toBeVisible();

  await restoreConnection(context);
  await expect(main(page).getByText(itemCopy.unavailable)).toHaveCount(0);
});
