import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  authCopy,
  authFieldCopy,
  newPasswordCopy,
  profileSetupCopy,
  providerErrorCopy,
  resetCopy,
} from '@aura/domain/copy/auth';
import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import { feedCopy } from '@aura/domain/copy/feed';
import { accountDeletionCopy, settingsCopy, verificationCopy } from '@aura/domain/copy/settings';
import type { Locator, Page } from '@playwright/test';
import { newestResetLink } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/session.ts';
import { chooseGoogleAccount, fillLogIn, openLanding } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const feed = (page: Page) => page.getByRole('region', { name: feedCopy.carousel });

async function openLogIn(page: Page): Promise<Locator> {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.logIn }).click();
  return dialog(page, authCopy.logIn);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('main').getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('a forgotten password is reset by the link in the email', async ({ page, product, problems }) => {
  // The provider responds with 400 to a wrong password.
  problems.expect(/status of 400/);
  const user = {
    username: 'rosa.e2e',
    displayName: 'Rosa',
    email: 'rosa@e2e.example',
    password: 'linen-and-wool-7',
  };
  const newPassword = 'tweed-and-silk-8';
  await signUp(page, user, '/settings');
  await signOut(page);

  const form = await openLogIn(page);
  await fillLogIn(form, { email: user.email, password: newPassword });
  await expect(form.getByText(providerErrorCopy['auth/invalid-credential'] ?? '')).toBeVisible();

  await form.getByRole('button', { name: authCopy.forgotPassword }).click();
  const reset = dialog(page, authCopy.resetHeading);
  await expect(reset.getByLabel(authFieldCopy.email)).toHaveValue(user.email);
  await reset.getByRole('button', { name: authCopy.sendResetEmail }).click();
  await expect(reset.getByText(resetCopy.sent)).toBeVisible();
  await expect(reset.getByText(resetCopy.sentLocally)).toBeVisible();

  const printedLink = () =>
    new RegExp(`^Email to ${user.email}: (http://\\S+)$`, 'm').exec(product.output())?.[1] ?? '';
  await expect.poll(printedLink).not.toBe('');
  const printed = printedLink();
  const folder = join(product.dataDir, 'mail');
  const emails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  expect(
    emails.filter((text) => text.includes(`To: ${user.email}\n`) && text.includes(printed)),
  ).toHaveLength(1);
  // The emulator's own link leads to the same page.
  await page.goto(await newestResetLink(product.authPort, user.email));
  await expect(page).toHaveURL(printed);

  await page.getByLabel(newPasswordCopy.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(newPasswordCopy.confirmPassword).fill(newPassword);
  await page.getByRole('button', { name: newPasswordCopy.save }).click();
  await expect(page.getByRole('heading', { name: newPasswordCopy.changedHeading })).toBeVisible();
  await page.getByRole('button', { name: authCopy.logIn }).click();
  const logIn = dialog(page, authCopy.logIn);
  await expect(logIn.getByLabel(authFieldCopy.emailOrUsername)).toHaveValue(user.email);
  await fillLogIn(logIn, { email: user.email, password: newPassword });
  await expect(page).toHaveURL(/\/home$/);
  await expect(feed(page)).toBeVisible();

  // The link works once.
  await page.goto(printed);
  await expect(page.getByRole('heading', { name: emailedLinkCopy.unusableHeading })).toBeVisible();
});

test('an unknown email gets the same response as a known one', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  const form = await openLogIn(page);
  await form.getByRole('button', { name: authCopy.forgotPassword }).click();
  const reset = dialog(page, authCopy.resetHeading);
  await reset.getByLabel(authFieldCopy.email).fill('unknown@e2e.example');
  await reset.getByRole('button', { name: authCopy.sendResetEmail }).click();
  await expect(reset.getByText(resetCopy.sent)).toBeVisible();
});

test('the first Google sign-in opens the profile set-up, the next one does not', async ({
  page,
  problems,
}) => {
  // The profile is requested before it exists.
  problems.expect(/status of 404/);
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.signUp }).click();
  await dialog(page, authCopy.signUp).getByRole('button', { name: authCopy.continueWithGoogle }).click();
  await chooseGoogleAccount(page, 'gustav@e2e.example', 'Gustav Holm');
  await expect(page).toHaveURL(/\/home$/);

  const setup = dialog(page, profileSetupCopy.heading);
  await expect(setup.getByLabel(profileSetupCopy.displayName)).toHaveValue('Gustav Holm');
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup.getByText(profileSetupCopy.incomplete)).toBeVisible();
  // A reload opens the set-up again.
  await page.reload();
  await setup.getByLabel(profileSetupCopy.username).fill('gustav.e2e');
  await expect(setup.getByRole('img', { name: profileSetupCopy.valid, exact: true })).toHaveCount(2);
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup).toBeHidden();

  await signOut(page);
  const form = await openLogIn(page);
  await form.getByRole('button', { name: authCopy.continueWithGoogle }).click();
  await chooseGoogleAccount(page, 'gustav@e2e.example', 'Gustav Holm');
  await expect(feed(page)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('@gustav.e2e')).toBeVisible();
  await expect(setup).toBeHidden();

  // Deleting the account requires a verification with Google.
  await page.goto('/settings?section=security');
  await page.getByRole('main').getByRole('button', { name: accountDeletionCopy.open }).click();
  const deletion = dialog(page, accountDeletionCopy.title);
  await deletion.getByLabel(accountDeletionCopy.phraseLabel).fill('DELETE_MY_ACCOUNT');
  await deletion.getByRole('button', { name: accountDeletionCopy.confirm }).click();
  await dialog(page, verificationCopy.title)
    .getByRole('button', { name: verificationCopy.continueWithGoogle })
    .click();
  await chooseGoogleAccount(page, 'gustav@e2e.example', 'Gustav Holm');
  await expect(page.getByText(verificationCopy.googleSuccess)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
