import { authCopy, profileSetupCopy, signUpErrorCopy, usernameCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { privacySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';
import { fillLogIn, fillSignUp } from './support/signing-in.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const main = (page: Page) => page.getByRole('main');

/** Lets the server refuse a call until the returned function is called. */
async function refuse(page: Page, call: string, status: number, code: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/api/aura/${call}`);
  const body = { success: false, error: '', code };
  await page.route(address, (route) => route.fulfill({ status, json: body }));
  return () => page.unroute(address);
}

test('a profile that does not load says why, and comes with Retry', async ({ page, problems }) => {
  problems.expect(/status of [45]\d\d/);
  await signIn(page, mariam);
  for (const [status, code, text] of [
    [500, 'INTERNAL', profileErrorCopy.server],
    [400, 'INVALID', profileErrorCopy.other],
  ] as const) {
    const relent = await refuse(page, 'getProfile', status, code);
    await page.goto('/profile');
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await relent();
    await main(page).getByRole('button', { name: profileCopy.retry }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: /Mariam/ })).toBeVisible();
  }
  const takeAgain = await refuse(page, 'getProfile', 401, 'UNAUTHENTICATED');
  await page.goto('/profile');
  await expect(page.locator('main').getByText(profileErrorCopy.notAuthenticated)).toBeAttached();
  await takeAgain();
  await fillLogIn(page.getByRole('dialog', { name: authCopy.logIn }), mariam);
  await expect(main(page).getByText(profileErrorCopy.authenticationFailed, { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: profileCopy.retry }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /Mariam/ })).toBeVisible();
  const findAgain = await refuse(page, 'getProfile', 404, 'NOT_FOUND');
  await page.goto('/profile');
  await expect(main(page).getByText(profileErrorCopy.notFound)).toBeVisible();
  await findAgain();
  await page.route(/getPostsByIds/, () => undefined);
  await page.reload();
  await expect(main(page).getByRole('status').filter({ hasText: profileCopy.loading })).toBeVisible();
  await page.unroute(/getPostsByIds/);
  const relent = await refuse(page, 'getPostsByIds', 500, 'INTERNAL');
  await page.reload();
  await expect(main(page).getByText(profileErrorCopy.noData)).toBeVisible();
  await relent();
  await main(page).getByRole('button', { name: profileCopy.retry }).click();
  await expect(main(page).getByRole('tabpanel').getByRole('link').first()).toBeVisible();
});

test('an item that cannot be deleted or unliked stays, and the person is told', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signIn(page, mariam);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto('/aura');
  await refuse(page, 'deleteItem', 500, 'INTERNAL');
  const cards = main(page).getByRole('article');
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: wardrobeCopy.share }).click();
  await expect(page.getByText(commonCopy.linkCopyFailed)).toBeVisible();
  const first = (await cards.first().textContent()) ?? '';
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: wardrobeCopy.delete }).click();
  await page
    .getByRole('alertdialog', { name: wardrobeCopy.deleteHeading })
    .getByRole('button', { name: wardrobeCopy.deleteItem })
    .click();
  await expect(page.getByText(wardrobeCopy.deleteFailed)).toBeVisible();
  await expect(cards.first()).toHaveText(first);

  await page.goto('/aura?tab=likedItems');
  await refuse(page, 'removeItemLike', 500, 'INTERNAL');
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: wardrobeCopy.unlike }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: wardrobeCopy.unlike }).click();
  await expect(page.getByText(wardrobeCopy.unlikeFailed)).toBeVisible();
});

test('somebody who cannot be blocked is told so, and is still there', async ({ page, problems }) => {
  problems.expect(/status of 500/);
  await signIn(page, mariam);
  await page.goto('/user/tomasz.wojcik');
  await refuse(page, 'updateProfile', 500, 'INTERNAL');
  await main(page)
    .getByRole('button', { name: profileCopy.menu('tomasz.wojcik') })
    .click();
  await page.getByRole('menuitem', { name: profileCopy.block }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: profileCopy.block }).click();
  await expect(page.getByText(profileCopy.blockFailed)).toBeVisible();
  await expect(main(page).getByText('@tomasz.wojcik')).toBeVisible();
});

test('privacy settings that do not load come with Retry, and signing out that fails is told', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500|firebase-auth/);
  await signIn(page, mariam);
  // The device keeps a token by then.
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
  const relent = await refuse(page, 'getProfile', 500, 'INTERNAL');
  await page.route(/\/firebase-auth-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/settings?section=privacy');
  await expect(main(page).getByText(profileErrorCopy.server)).toBeVisible();
  // Each part of the shell that comes later asks for the profile again.
  await page.waitForLoadState('networkidle');
  await relent();
  await main(page).getByRole('button', { name: profileCopy.retry }).click();
  await expect(main(page).getByRole('button', { name: privacySettingsCopy.save })).toBeVisible();
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page.getByText(settingsCopy.signOutFailed)).toBeVisible();
  await expect(page).toHaveURL(/\/settings/);
});

test('an account whose profile was refused is signed in and asked for it again', async ({
  page,
  problems,
  openBrowser,
}) => {
  problems.expect(/status of (404|500)/);
  const other = await openBrowser();
  await refuse(other, 'updateProfile', 500, 'INTERNAL');
  await fillSignUp(other, {
    username: 'pia.e2e',
    displayName: 'Pia',
    email: 'pia@e2e.example',
    password: 'linen-and-wool-7',
  });
  await expect(other.getByText(signUpErrorCopy.profileNotUpdated)).toBeVisible();

  const relent = await refuse(page, 'create_user_profile', 500, 'INTERNAL');
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

test('a username that somebody else took in the meantime is told, and the rest stays', async ({
  page,
  problems,
  openBrowser,
}) => {
  problems.expect(/status of (404|409)/);
  const person = (email: string) => ({
    username: 'twin.e2e',
    displayName: 'Tova',
    email,
    password: 'linen-and-wool-7',
  });
  await page.route(
    /\/create_user_profile$/,
    async (route) => {
      await signUp(await openBrowser(), person('first@e2e.example'));
      await route.continue();
    },
    { times: 1 },
  );
  await fillSignUp(page, person('second@e2e.example'));
  await expect(page.getByText(signUpErrorCopy.profileNotUpdated)).toBeVisible({ timeout: 60_000 });

  const setup = page.getByRole('dialog', { name: profileSetupCopy.heading });
  const username = setup.getByLabel(profileSetupCopy.username);
  await expect(username).toHaveValue('twin.e2e');
  await expect(username).toHaveAccessibleDescription(usernameCopy.taken);
  await expect(setup.getByLabel(profileSetupCopy.displayName)).toHaveValue('Tova');

  // The same in the set-up: between the answer of the check and the sending.
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
