import { profileCalls } from '@aura/api-client/contract/profiles';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy, ownDecisionsCopy, suspensionCopy } from '@aura/domain/copy/moderation';
import { notFoundCopy } from '@aura/domain/copy/not-found';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { reportCopy, reportReasonCopy } from '@aura/domain/copy/reports';
import type { Page } from '@playwright/test';
import { makeModerator } from './support/accounts.ts';
import { sendAs, sharePostAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const moderator = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const author = {
  username: 'author.e2e',
  displayName: 'Author',
  email: 'author@e2e.example',
  password: 'linen-and-wool-7',
};
const reporter = {
  ...author,
  username: 'reporter.e2e',
  displayName: 'Reporter',
  email: 'reporter@e2e.example',
};

const main = (page: Page) => page.getByRole('main');

/** Reports what a menu belongs to. */
async function report(page: Page, menu: string): Promise<void> {
  await main(page).getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: reportCopy.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reportReasonCopy.spam.name }).check();
  await dialog.getByRole('button', { name: reportCopy.action, exact: true }).click();
  await expect(dialog.getByText(reportCopy.sent)).toBeVisible();
  await dialog.getByRole('button', { name: reportCopy.done }).click();
  await expect(dialog).toBeHidden();
}

test('a report leads to a decision that the author is notified of; a suspended account reads and does not write', async ({
  page,
  openBrowser,
  product,
  problems,
}) => {
  // The page of a reported post says that it is gone.
  problems.expect(/status of 404 .*\/post\//);
  await makeModerator(product.authPort, moderator.email);
  await signUp(page, author, '/home');
  const postId = await sharePostAs(page, author.email, 'HUGE SALE');

  const reading = await openBrowser();
  await signUp(reading, reporter, `/post/${postId}`);
  await report(reading, postPageCopy.menu(author.username));
  await expect(
    main(reading).getByText(notFoundCopy.heading).or(main(reading).getByRole('alert')),
  ).toBeVisible();
  await reading.goto('/moderation');
  await expect(main(reading).getByRole('heading', { name: notFoundCopy.heading })).toBeVisible();

  const moderating = await openBrowser();
  await signIn(moderating, moderator, '/settings');
  await main(moderating).getByRole('link', { name: moderationCopy.heading }).click();
  await main(moderating).getByRole('radio', { name: moderationCopy.acts.suspend.name }).check();
  await main(moderating)
    .getByRole('button', { name: `Suspend ${author.username}` })
    .click();
  const decided = moderating.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/moderation/cases/'),
  );
  await moderating
    .getByRole('alertdialog')
    .getByRole('button', { name: moderationCopy.acts.suspend.name })
    .click();
  await expect(moderating.getByText(moderationCopy.decidedNow)).toBeVisible();
  await expect(moderating.getByRole('button', { name: commonCopy.undo })).toBeVisible();
  expect((await decided).status()).toBe(200);
  await expect(main(moderating).getByText(moderationCopy.empty)).toBeVisible();
  await main(moderating).getByRole('radio', { name: moderationCopy.decided }).check({ force: true });
  await expect(main(moderating).getByRole('list', { name: moderationCopy.decided })).toContainText(
    author.username,
  );

  await page.goto('/home');
  await page.getByRole('button', { name: suspensionCopy.dismiss }).click();
  await expect(page.getByRole('button', { name: suspensionCopy.dismiss })).toBeHidden();
  await page.goto('/settings');
  await expect(main(page).getByText(suspensionCopy.stillPossible)).toBeVisible();
  await expect(main(page).getByText(/Reason: spam or advertising/)).toBeVisible();
  await main(page).getByRole('link', { name: ownDecisionsCopy.heading }).click();
  await expect(main(page).getByRole('list', { name: ownDecisionsCopy.heading })).toContainText(
    'A moderator suspended your account',
  );
  await expect(sharePostAs(page, author.email, 'Again')).rejects.toThrow(/403 .*SUSPENDED/);
  const own = await sendAs(page, profileCalls.getProfile, { userID: author.email });
  expect(own.profile.userPosts).toEqual([postId]);
});
