import { authCopy, providerErrorCopy } from '@aura/domain/copy/auth';
import {
  accountDeletionCopy,
  securitySettingsCopy,
  settingsCopy,
  verificationCopy,
} from '@aura/domain/copy/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/session.ts';
import { fillLogIn, signInByForm } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const main = (page: Page) => page.getByRole('main');

async function verify(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: verificationCopy.title });
  await dialog.getByLabel(verificationCopy.currentPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: verificationCopy.verify }).click();
}

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
