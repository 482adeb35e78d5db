import { authCopy, providerErrorCopy } from '@aura/domain/copy/auth';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { errorCopy } from '@aura/domain/copy/errors';
import { feedCopy, feedFilterCopy } from '@aura/domain/copy/feed';
import { feedFilterDialogCopy } from '@aura/domain/copy/feed-filter-dialog';
import { accountSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { shellCopy } from '@aura/domain/copy/shell';
import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { defaultLabels } from '../../packages/ui/src/primitives/LabelsProvider/default-labels.ts';
import { disableAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/hold-requests.ts';
import { signIn, signUp } from './support/session.ts';
import { fillLogIn, signInByForm } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };

test('signing out in one tab signs out in all tabs, and all tabs show the next user', async ({
  page,
  context,
}) => {
  const openProfile = (tab: Page) =>
    tab
      .getByRole('navigation', { name: shellCopy.navigation })
      .getByRole('link', { name: shellCopy.profile })
      .click();
  const handle = (tab: Page, username: string) =>
    tab.getByRole('main').getByText(`@${username}`, { exact: true });
  await signIn(page, mariam);
  await openProfile(page);
  await expect(handle(page, 'mariam.elsayed')).toBeVisible();
  const settings = await context.newPage();
  await settings.goto('/settings');
  await settings.getByRole('main').getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(settings).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(shellCopy.signedOutInOtherTab)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await signInByForm(settings, tomasz);
  await expect(page).toHaveURL(/\/home$/);
  for (const tab of [page, settings]) {
    await openProfile(tab);
    await expect(handle(tab, 'tomasz.wojcik')).toBeVisible();
  }
});

test('a press on Upload takes effect once its code has loaded', async ({ page }) => {
  const { release } = await holdRequests(page, /\/NavigationUpload-[^/]*\.js$/);
  await signIn(page, mariam);
  await page.getByRole('button', { name: uploadMenuCopy.uploadMenu }).click();
  await expect(page.getByRole('button', { name: uploadMenuCopy.uploadMenu })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  await expect(page.getByRole('menuitem', { name: uploadMenuCopy.uploadFromGallery })).toBeVisible();
});

test('when the code of a page fails to load, Reload is offered and the rest of the app works', async ({
  page,
  problems,
}) => {
  const code = /\/wardrobe-page-[^/]*\.js$/;
  problems.expect(/wardrobe-page-[\w-]+\.js|A part of the app did not load/);
  await page.route(code, (route) => route.abort());
  await signIn(page, mariam);
  const navigation = page.getByRole('navigation', { name: shellCopy.navigation }).first();
  await navigation.getByRole('link', { name: shellCopy.wardrobe }).click();
  await expect(page.getByRole('alert').filter({ hasText: shellCopy.chunkHeading })).toBeVisible();
  await expect(page.getByText(shellCopy.chunkBody)).toBeVisible();
  await expect(navigation.getByRole('link', { name: shellCopy.home })).toBeVisible();

  await page.unroute(code);
  await page.getByRole('button', { name: commonCopy.reload }).click();
  await expect(page.getByRole('heading', { name: wardrobeCopy.heading })).toBeVisible();
});

test('when the code of a component fails to load, the page stays and a retry is offered', async ({
  page,
  problems,
}) => {
  const filterCode = /\/FeedFilterDialog-[^/]*\.js$/;
  const otherCode = /\/(ShortcutsDialog|PrivacySettings)-[^/]*\.js$/;
  problems.expect(/(Dialog|Settings)-[\w-]+\.js|A part of the app did not load/);
  for (const code of [filterCode, otherCode]) await page.route(code, (route) => route.abort());
  await signIn(page, mariam);
  await page.getByRole('button', { name: feedFilterCopy.openWith(feedFilterCopy.all) }).click();
  const alert = page.getByRole('alert').filter({ hasText: shellCopy.partNotLoaded });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
  await alert.getByRole('button', { name: commonCopy.tryAgain }).click();
  await expect(alert.getByRole('button', { name: commonCopy.reload })).toBeVisible();

  await page.unroute(filterCode);
  await alert.getByRole('button', { name: commonCopy.reload }).click();
  // The page before the reload has the same button.
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: feedFilterCopy.openWith(feedFilterCopy.all) }).click();
  const dialog = page.getByRole('dialog', { name: feedFilterDialogCopy.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // Shortcuts do nothing while a dialog is open.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: shortcutsCopy.open })).toBeVisible();
  await page.keyboard.press('?');
  await expect(alert).toBeVisible();
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
  await page.goto('/settings');
  const sections = page.getByRole('navigation', { name: settingsCopy.navigation });
  await sections.getByRole('link', { name: settingsCopy.sections.privacy }).click();
  await expect(alert).toBeVisible();
  await sections.getByRole('link', { name: settingsCopy.sections.account }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByText(accountSettingsCopy.usernameFixed)).toBeVisible();
});

test('when the code of optional components fails to load, the page stays and one notice says so', async ({
  page,
  problems,
}) => {
  problems.expect(/(NavigationActions|BackgroundWork)-[\w-]+\.js|A part of the app did not load/);
  const aborted = new Set<string>();
  await page.route(/\/(NavigationActions|BackgroundWork)-[^/]*\.js$/, (route) => {
    aborted.add(route.request().url());
    return route.abort();
  });
  await signIn(page, mariam);
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
  await expect(page.getByRole('navigation', { name: shellCopy.navigation }).first()).toBeVisible();
  await expect.poll(() => aborted.size).toBe(2);
  await expect(page.getByText(shellCopy.partNotLoaded)).toBeVisible();
  await expect(page.getByRole('button', { name: commonCopy.tryAgain })).toHaveCount(1);
});

test('when the session is refused, signing in again keeps the page and its input', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await signIn(page, mariam);
  const comment = page.getByRole('textbox', { name: commentsCopy.inputLabel });
  await comment.fill('Where is it from?');
  const calls = '**/addComment';
  await page.route(calls, (route) =>
    route.fulfill({ status: 401, json: { success: false, error: '', code: 'UNAUTHENTICATED' } }),
  );
  await comment.press('Enter');
  const form = page.getByRole('dialog', { name: authCopy.logIn });
  await expect(form.getByText(errorCopy.notAuthenticated)).toBeVisible();
  await expect(form).toHaveAccessibleDescription(authCopy.sessionEnded);
  await page.unroute(calls);
  await fillLogIn(form, mariam);
  await expect(form).toBeHidden();
  await expect(comment).toHaveValue('Where is it from?');
  await comment.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Where is it from?' })).toBeVisible();
});

test('when the account is disabled, the landing page opens only after the log-in dialog is closed', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/status of 40[01]/);
  const user = {
    username: 'wanda.e2e',
    displayName: 'Wanda',
    email: 'wanda@e2e.example',
    password: 'linen-and-wool-7',
  };
  // The settings load the identity SDK, which confirms the session, after their first view.
  await signUp(page, user, '/settings');
  await disableAccount(product.authPort, user.email);
  await page.reload();
  const form = page.getByRole('dialog', { name: authCopy.logIn });
  await expect(form).toHaveAccessibleDescription(authCopy.sessionEnded);
  await fillLogIn(form, user);
  await expect(form.getByText(providerErrorCopy['auth/user-disabled'] ?? '')).toBeVisible();
  await form.getByRole('button', { name: defaultLabels.close }).click();
  await expect(page).toHaveURL(/\/$/);
});
