import { authCopy, profileSetupCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { errorCopy } from '@aura/domain/copy/errors';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { profileCopy } from '@aura/domain/copy/profile';
import { imageCropCopy, profileEditCopy } from '@aura/domain/copy/profile-edit';
import {
  accountDeletionCopy,
  notificationLabels,
  notificationSettingsCopy,
  privacyLabels,
  privacySettingsCopy,
  securitySettingsCopy,
  verificationCopy,
} from '@aura/domain/copy/settings';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Locator, Page } from '@playwright/test';
import { disableAccount } from './support/accounts.ts';
import { findNothing } from './support/analysis.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn, signUp } from './support/session.ts';
import { chooseGoogleAccount, fillLogIn, openLanding } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const user = (name: string) => ({
  username: `${name}.ended`,
  displayName: name,
  email: `${name}@ended.example`,
  password: 'linen-and-wool-7',
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/**
 * Submits a form with a refused session, then signs in again as the same user. What the page reads meanwhile is not
 * refused, since the log-in dialog would open before the form is submitted.
 */
async function submitWithRefusedSession(page: Page, send: () => Promise<void>, logIn = logInByPassword) {
  const calls = '**/api/aura/**';
  const body = { success: false, error: '', code: 'UNAUTHENTICATED' };
  await page.route(calls, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 401, json: body }),
  );
  await send();
  const form = dialog(page, authCopy.logIn);
  await expect(form.getByText(errorCopy.notAuthenticated)).toBeVisible();
  await expect(form).toHaveAccessibleDescription(authCopy.sessionEnded);
  await page.unroute(calls);
  await logIn(form);
  await expect(form).toBeHidden();
}

const logInByPassword = (form: Locator) => fillLogIn(form, mariam);

test.beforeEach(({ problems }) => problems.expect(/status of 401/));

test('when the session ends, the draft of a post is preserved', async ({ page }) => {
  await signIn(page, mariam);
  await findNothing(page);
  await choosePostPhoto(page, await itemPhotoFile());
  const form = dialog(page, composerCopy.title);
  await form.getByLabel(composerCopy.caption).fill('Whose turn is it?');
  await form.getByLabel(composerCopy.tags).pressSequentially('linen');
  await submitWithRefusedSession(page, () => press(form, composerCopy.share));

  await expect(form.getByText(composerCopy.shareFailed)).toBeVisible();
  await expect(form.getByLabel(composerCopy.caption)).toHaveValue('Whose turn is it?');
  await expect(form.getByLabel(composerCopy.tags)).toHaveValue('#linen');
  await press(form, composerCopy.share);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
});

test('when the session ends, the items of the upload form are preserved', async ({ page }) => {
  await signIn(page, mariam, '/aura');
  await findNothing(page);
  await press(main(page), wardrobeCopy.addItems);
  const form = dialog(page, itemUploadCopy.title);
  await form.getByLabel(itemUploadCopy.addFrontPhoto).setInputFiles(await itemPhotoFile());
  await form.getByLabel(itemUploadCopy.addBackPhoto).setInputFiles(await itemPhotoFile());
  await form.getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  await form.getByRole('textbox', { name: itemCopy.name }).fill('The linen shirt');
  await expect(form.getByRole('button', { name: itemUploadCopy.goToFinishedItem(1) })).toBeVisible();
  await expect(form.getByText(itemUploadCopy.detecting)).toHaveCount(0);
  await submitWithRefusedSession(page, () => press(form, itemUploadCopy.submit));

  await expect(form.getByText(itemUploadCopy.failed)).toBeVisible();
  await expect(form.getByRole('textbox', { name: itemCopy.name })).toHaveValue('The linen shirt');
  await press(form, commonCopy.retry);
  await expect(page.getByText(itemUploadCopy.success(1))).toBeVisible();
});

test('when the session ends, the changes of the profile are preserved', async ({ page }) => {
  await signIn(page, mariam, '/profile');
  await press(main(page), profileCopy.editProfile);
  const form = dialog(page, profileEditCopy.title);
  await form.getByLabel(profileEditCopy.displayName).fill('Mariam again');
  await form.getByLabel(profileEditCopy.bio).fill('Hems and pockets.');
  await form.getByLabel(profileEditCopy.chooseImage).setInputFiles(await itemPhotoFile());
  await press(dialog(page, imageCropCopy.title), imageCropCopy.use);
  await expect(form.getByRole('button', { name: profileEditCopy.removeImage })).toBeVisible();
  await submitWithRefusedSession(page, () => press(form, commonCopy.save));

  await expect(form.getByText(profileEditCopy.failed)).toBeVisible();
  await expect(form.getByLabel(profileEditCopy.displayName)).toHaveValue('Mariam again');
  await expect(form.getByLabel(profileEditCopy.bio)).toHaveValue('Hems and pockets.');
  await expect(form.getByRole('button', { name: profileEditCopy.removeImage })).toBeVisible();
  await press(form, commonCopy.save);
  await expect(page.getByText(profileEditCopy.saved)).toBeVisible();
});

test('when the session ends, the changed privacy and notification settings are preserved, and are saved then', async ({
  page,
}) => {
  const petra = user('petra');
  const logIn = (form: Locator) => fillLogIn(form, petra);
  await signUp(page, petra, '/settings?section=privacy');
  const friends = main(page)
    .getByRole('radiogroup', { name: privacySettingsCopy.postPrivacy })
    .getByRole('radio', { name: privacyLabels.friends });
  await friends.click();
  const savePrivacy = async () => {
    await press(main(page), privacySettingsCopy.save);
    await expect(page.getByText(privacySettingsCopy.failed)).toBeVisible();
  };
  await submitWithRefusedSession(page, savePrivacy, logIn);
  await expect(friends).toBeChecked();
  await press(main(page), privacySettingsCopy.save);
  await expect(main(page).getByText(privacySettingsCopy.saved)).toBeVisible();

  await page.goto('/settings?section=notifications');
  const likes = main(page).getByRole('switch', { name: notificationLabels.likeNotifications.label });
  await likes.click();
  const saveNotifications = async () => {
    await press(main(page), notificationSettingsCopy.save);
    await expect(page.getByText(notificationSettingsCopy.failed)).toBeVisible();
  };
  await submitWithRefusedSession(page, saveNotifications, logIn);
  await expect(likes).not.toBeChecked();
  await press(main(page), notificationSettingsCopy.save);
  await expect(main(page).getByText(notificationSettingsCopy.saved)).toBeVisible();

  await page.reload();
  await expect(likes).not.toBeChecked();
  await page.goto('/settings?section=privacy');
  await expect(friends).toBeChecked();
});

test('when the session ends, a typed new password and an account deletion are preserved', async ({
  page,
  product,
  problems,
}) => {
  // The provider responds with 400 for a disabled account.
  problems.expect(/status of 400/);
  const viktor = user('viktor');
  const newPassword = 'tweed-and-silk-8';
  const logIn = (password: string) => (form: Locator) => fillLogIn(form, { email: viktor.email, password });
  // The SDK checks the account when it starts, which may be late on a slow machine.
  const checked = page.waitForResponse(/accounts:lookup/);
  await signUp(page, viktor, '/settings?section=security');
  await checked;
  const fields = [securitySettingsCopy.newPassword, securitySettingsCopy.confirmPassword];
  for (const field of fields) await main(page).getByLabel(field, { exact: true }).fill(newPassword);
  await press(main(page), securitySettingsCopy.changePassword);
  const verification = dialog(page, verificationCopy.title);
  const verify = async (password: string) => {
    await verification.getByLabel(verificationCopy.currentPassword, { exact: true }).fill(password);
    await press(verification, verificationCopy.verify);
  };
  // The provider refuses the session until the account is enabled again.
  await disableAccount(product.authPort, viktor.email);
  await verify(viktor.password);
  const form = dialog(page, authCopy.logIn);
  await expect(form).toHaveAccessibleDescription(authCopy.sessionEnded);
  await disableAccount(product.authPort, viktor.email, false);
  await logIn(viktor.password)(form);
  await expect(form).toBeHidden();
  await expect(verification.getByText(verificationCopy.failed)).toBeVisible();
  for (const field of fields) await expect(page.getByLabel(field, { exact: true })).toHaveValue(newPassword);
  await verify(viktor.password);
  await expect(main(page).getByText(securitySettingsCopy.passwordUpdated)).toBeVisible();

  await press(main(page), accountDeletionCopy.open);
  const deletion = dialog(page, accountDeletionCopy.title);
  await deletion.getByLabel(accountDeletionCopy.phraseLabel).fill('DELETE_MY_ACCOUNT');
  const erase = async () => {
    await press(deletion, accountDeletionCopy.confirm);
    await verify(newPassword);
  };
  await submitWithRefusedSession(page, erase, logIn(newPassword));
  await expect(deletion.getByText(accountDeletionCopy.backendFailed)).toBeVisible();
  await expect(deletion.getByLabel(accountDeletionCopy.phraseLabel)).toHaveValue('DELETE_MY_ACCOUNT');
  await erase();
  await expect(page).toHaveURL(/\/$/);
});

test('when the session ends, the profile set-up is preserved and continues after a Google sign-in', async ({
  page,
  problems,
}) => {
  // The profile is requested before it exists.
  problems.expect(/status of 404/);
  const google = ['gerda@ended.example', 'Gerda Holm'] as const;
  await openLanding(page);
  await press(main(page), authCopy.signUp);
  await press(dialog(page, authCopy.signUp), authCopy.continueWithGoogle);
  await chooseGoogleAccount(page, ...google);
  const setup = dialog(page, profileSetupCopy.heading);
  await setup.getByLabel(profileSetupCopy.username).fill('gerda.ended');
  await setup.getByLabel(profileSetupCopy.displayName).fill('Gerda of the Hems');
  await expect(setup.getByRole('img', { name: profileSetupCopy.valid, exact: true })).toHaveCount(2);
  await submitWithRefusedSession(
    page,
    () => press(setup, profileSetupCopy.completeSetup),
    async (form) => {
      await press(form, authCopy.continueWithGoogle);
      await chooseGoogleAccount(page, ...google);
    },
  );
  await expect(setup.getByText(profileSetupCopy.failed)).toBeVisible();
  await expect(setup.getByLabel(profileSetupCopy.username)).toHaveValue('gerda.ended');
  await expect(setup.getByLabel(profileSetupCopy.displayName)).toHaveValue('Gerda of the Hems');
  await press(setup, profileSetupCopy.completeSetup);
  await expect(setup).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});
