import { authCopy, providerErrorCopy } from '@aura/domain/copy/auth';
import {
  accountDeletionCopy,
  notificationLabels,
  notificationSettingsCopy,
  privacyLabels,
  privacySettingsCopy,
  securitySettingsCopy,
  settingsCopy,
  verificationCopy,
} from '@aura/domain/copy/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';
import { fillLogIn, signInByForm } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const main = (page: Page) => page.getByRole('main');
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: settingsCopy.navigation }).getByRole('link', { name }).click();

async function verify(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: verificationCopy.title });
  await dialog.getByLabel(verificationCopy.currentPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: verificationCopy.verify }).click();
}

test('privacy and notification settings are persisted', async ({ page }) => {
  const user = {
    username: 'petra.e2e',
    displayName: 'Petra',
    email: 'petra@e2e.example',
    password: 'linen-and-wool-7',
  };
  await signUp(page, user, '/settings');
  await openSection(page, settingsCopy.sections.privacy);
  const posts = main(page).getByRole('radiogroup', { name: privacySettingsCopy.postPrivacy });
  await posts.getByRole('radio', { name: privacyLabels.friends }).click();
  await main(page).getByRole('button', { name: privacySettingsCopy.save }).click();
  await expect(main(page).getByText(privacySettingsCopy.saved)).toBeVisible();

  await openSection(page, settingsCopy.sections.notifications);
  const likes = main(page).getByRole('switch', { name: notificationLabels.likeNotifications.label });
  await likes.click();
  await main(page).getByRole('button', { name: notificationSettingsCopy.save }).click();
  await expect(main(page).getByText(notificationSettingsCopy.saved)).toBeVisible();

  await page.reload();
  await expect(likes).not.toBeChecked();
  await openSection(page, settingsCopy.sections.privacy);
  await expect(posts.getByRole('radio', { name: privacyLabels.friends })).toBeChecked();
});

test('changing the password and deleting the account require a verification', async ({ page, problems }) => {
  // The provider responds with 400 to a wrong password and for a deleted account.
  problems.expect(/status of 400/);
  const user = {
    username: 'viktor.e2e',
    displayName: 'Viktor',
    email: 'viktor@e2e.example',
    password: 'linen-and-wool-7',
  };
  const newPassword = 'tweed-and-silk-8';
  await signUp(page, user, '/settings?section=security');
  await main(page).getByLabel(securitySettingsCopy.newPassword, { exact: true }).fill(newPassword);
  await main(page).getByLabel(securitySettingsCopy.confirmPassword).fill(newPassword);
  await main(page).getByRole('button', { name: securitySettingsCopy.changePassword }).click();
  await verify(page, 'not-my-password');
  const dialog = page.getByRole('dialog', { name: verificationCopy.title });
  await expect(dialog.getByText(verificationCopy.failed)).toBeVisible();
  await verify(page, user.password);
  await expect(page.getByText(verificationCopy.passwordSuccess)).toBeVisible();
  await expect(main(page).getByText(securitySettingsCopy.passwordUpdated)).toBeVisible();
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await signInByForm(page, { email: user.email, password: newPassword });

  await page.goto('/settings?section=security');
  await main(page).getByRole('button', { name: accountDeletionCopy.open }).click();
  const deletion = page.getByRole('dialog', { name: accountDeletionCopy.title });
  await deletion.getByLabel(accountDeletionCopy.phraseLabel).fill('DELETE_MY_ACCOUNT');
  await deletion.getByRole('button', { name: accountDeletionCopy.confirm }).click();
  await verify(page, newPassword);
  await expect(page.getByText(verificationCopy.passwordSuccess)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(accountDeletionCopy.deleted)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.getByRole('button', { name: authCopy.logIn }).click();
  const form = page.getByRole('dialog', { name: authCopy.logIn });
  await fillLogIn(form, { email: user.email, password: newPassword });
  await expect(form.getByText(providerErrorCopy['auth/invalid-credential'] ?? '')).toBeVisible();
});

test('signing out opens the landing page', async ({ page }) => {
  const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
  await signIn(page, mariam, '/settings');
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
});
