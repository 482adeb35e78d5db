import { authCopy, profileSetupCopy, signUpErrorCopy, usernameCopy } from '@aura/domain/copy/auth';
import { blockCopy } from '@aura/domain/copy/blocks';
import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { privacySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';
import { fillLogIn, fillSignUp } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const main = (page: Page) => page.getByRole('main');

/**
 * Makes a call fail until the next press on the page. Parts of the page that load later repeat the call; they must not
 * succeed before the page is checked.
 * @param call regular expression of its name, which may include a part of its query
 * @returns a function that announces this press
 */
async function failCall(
  page: Page,
  call: string,
  status: number,
  code: string,
): Promise<() => Promise<void>> {
  const body = { success: false, error: '', code };
  let isAnnounced = false;
  let isPressed = false;
  await page.route(new RegExp(`/api/aura/${call}`), async (route) => {
    if (isAnnounced && !isPressed)
      isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    if (isPressed) await route.fallback();
    else await route.fulfill({ status, json: body });
  });
  return async () => {
    isAnnounced = true;
    await page.evaluate(() => {
      const press = () => document.documentElement.setAttribute('data-pressed', '');
      document.addEventListener('click', press, { capture: true, once: true });
    });
  };
}

test('when a profile fails to load, the page shows the reason and Retry', async ({ page, problems }) => {
  problems.expect(/status of [45]\d\d/);
  await signIn(page, mariam);
  for (const [status, code, text] of [
    [500, 'INTERNAL', profileErrorCopy.server],
    [400, 'INVALID', profileErrorCopy.other],
  ] as const) {
    const relent = await failCall(page, 'getProfile', status, code);
    await page.goto('/profile');
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    // A press while the call is under way sends no other one.
    await page.waitForLoadState('networkidle');
    await relent();
    await main(page).getByRole('button', { name: commonCopy.retry }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: /Mariam/ })).toBeVisible();
  }
  const takeAgain = await failCall(page, 'getProfile', 401, 'UNAUTHENTICATED');
  await page.goto('/profile');
  await expect(page.locator('main').getByText(profileErrorCopy.authenticationFailed)).toBeAttached();
  // Parts of the page that load later repeat the call, which must not refuse the new session.
  const readAgain = await failCall(page, 'getProfile', 500, 'INTERNAL');
  await fillLogIn(page.getByRole('dialog', { name: authCopy.logIn }), mariam);
  await expect(main(page).getByRole('button', { name: commonCopy.retry })).toBeVisible();
  await takeAgain();
  await readAgain();
  await main(page).getByRole('button', { name: commonCopy.retry }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /Mariam/ })).toBeVisible();
  // Another user's: a missing profile of one's own opens the profile set-up.
  await failCall(page, 'getProfile.*tomasz', 404, 'NOT_FOUND');
  await page.goto('/user/tomasz.wojcik');
  await expect(main(page).getByText(profileErrorCopy.notFound)).toBeVisible();
  await page.route(/getUserPosts/, () => undefined);
  await page.goto('/profile');
  await expect(main(page).getByRole('status').filter({ hasText: profileCopy.loading })).toBeVisible();
  await page.unroute(/getUserPosts/);
  const relent = await failCall(page, 'getUserPosts', 500, 'INTERNAL');
  await page.reload();
  await expect(main(page).getByText(profileErrorCopy.noData)).toBeVisible();
  await relent();
  await main(page).getByRole('button', { name: commonCopy.retry }).click();
  await expect(main(page).getByRole('tabpanel').getByRole('link').first()).toBeVisible();
});

test('when deleting or unliking an item fails, the wardrobe shows the error and keeps the item', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await signIn(page, mariam, '/aura');
  await failCall(page, 'deleteItem', 500, 'INTERNAL');
  const cards = main(page).getByRole('article');
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: commonCopy.share }).click();
  await expect(page.getByText(commonCopy.linkCopyFailed)).toBeVisible();
  const first = (await cards.first().textContent()) ?? '';
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: commonCopy.delete }).click();
  await page
    .getByRole('alertdialog', { name: itemMenuCopy.deleteHeading })
    .getByRole('button', { name: itemMenuCopy.deleteItem })
    .click();
  await expect(page.getByText(wardrobeCopy.deleteFailed)).toBeVisible();
  await expect(cards.first()).toHaveText(first);

  await page.goto('/aura?tab=likedItems');
  await failCall(page, 'removeItemLike', 500, 'INTERNAL');
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: itemMenuCopy.unlike }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: itemMenuCopy.unlike }).click();
  await expect(page.getByText(wardrobeCopy.unlikeFailed)).toBeVisible();
});

test('when blocking fails, the profile shows the error and stays', async ({ page, problems }) => {
  problems.expect(/status of 500/);
  await signIn(page, mariam, '/user/tomasz.wojcik');
  await failCall(page, 'updateProfile', 500, 'INTERNAL');
  await main(page)
    .getByRole('button', { name: profileCopy.menu('tomasz.wojcik') })
    .click();
  await page.getByRole('menuitem', { name: blockCopy.block }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: blockCopy.block }).click();
  await expect(page.getByText(blockCopy.failed)).toBeVisible();
  await expect(main(page).getByText('@tomasz.wojcik')).toBeVisible();
});

test('when the privacy settings fail to load, Retry is shown; when signing out fails, the error is shown', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500|firebase-auth/);
  await signIn(page, mariam);
  // When the feed is shown, the session is persisted.
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
  const relent = await failCall(page, 'getProfile', 500, 'INTERNAL');
  await page.route(/\/firebase-auth-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/settings?section=privacy');
  await expect(main(page).getByText(profileErrorCopy.server)).toBeVisible();
  await relent();
  await main(page).getByRole('button', { name: commonCopy.retry }).click();
  await expect(main(page).getByRole('button', { name: privacySettingsCopy.save })).toBeVisible();
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page.getByText(settingsCopy.signOutFailed)).toBeVisible();
  await expect(page).toHaveURL(/\/settings/);
});

test('when creating the profile fails, the account is signed in and the set-up opens again', async ({
  page,
  problems,
  openBrowser,
}) => {
  problems.expect(/status of (404|500)/);
  const other = await openBrowser();
  await failCall(other, 'updateProfile', 500, 'INTERNAL');
  await fillSignUp(other, {
    username: 'pia.e2e',
    displayName: 'Pia',
    email: 'pia@e2e.example',
    password: 'linen-and-wool-7',
  });
  await expect(other.getByText(signUpErrorCopy.profileNotUpdated)).toBeVisible();

  const relent = await failCall(page, 'create_user_profile', 500, 'INTERNAL');
  await fillSignUp(page, {
    username: 'orla.e2e',
    displayName: 'Orla',
    email: 'orla@e2e.example',
    password: 'linen-and-wool-7',
  });
  await expect(page.getByText(signUpErrorCopy.profileNotCreated)).toBeVisible();
  const setup = page.getByRole('dialog', { name: profileSetupCopy.heading });
  await expect(setup.getByLabel(profileSetupCopy.username)).toHaveValue('orla.e2e');
  await expect(setup.getByLabel(profileSetupCopy.displayName)).toHaveValue('Orla');
  await expect(setup.getByRole('img', { name: profileSetupCopy.valid, exact: true })).toHaveCount(2);
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup.getByText(profileSetupCopy.failed)).toBeVisible();
  await relent();
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup).toBeHidden();

  await page.goto('/profile');
  await main(page).getByRole('tab', { name: profileCopy.tabs.liked }).click();
  await expect(main(page).getByRole('tablist', { name: profileCopy.tabsLabel })).toBeVisible();
  await expect(main(page).getByText(profileCopy.emptyLiked)).toBeVisible();
});

test('when the username was taken meanwhile, the form shows the error and keeps the other fields', async ({
  page,
  problems,
  openBrowser,
}) => {
  problems.expect(/status of (404|409)/);
  const user = (email: string) => ({
    username: 'twin.e2e',
    displayName: 'Tova',
    email,
    password: 'linen-and-wool-7',
  });
  await page.route(
    /\/create_user_profile$/,
    async (route) => {
      await signUp(await openBrowser(), user('first@e2e.example'));
      await route.continue();
    },
    { times: 1 },
  );
  await fillSignUp(page, user('second@e2e.example'));
  await expect(page.getByText(signUpErrorCopy.profileNotUpdated)).toBeVisible({ timeout: 60_000 });

  const setup = page.getByRole('dialog', { name: profileSetupCopy.heading });
  const username = setup.getByLabel(profileSetupCopy.username);
  await expect(username).toHaveValue('twin.e2e');
  await expect(username).toHaveAccessibleDescription(usernameCopy.taken);
  await expect(setup.getByLabel(profileSetupCopy.displayName)).toHaveValue('Tova');

  // In the profile set-up, the username is also taken between the check and the submission.
  await page.route(/\/checkUsername/, (route) => route.fulfill({ json: { success: true, available: true } }));
  await username.fill('tomasz.wojcik');
  await expect(username).toHaveAccessibleDescription(usernameCopy.available);
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup.getByText(profileSetupCopy.failed)).toBeVisible();
  await expect(username).toHaveAccessibleDescription(usernameCopy.taken);
  await username.fill('tova.e2e');
  await expect(username).toHaveAccessibleDescription(usernameCopy.available);
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup).toBeHidden();
});
