import { authCopy, authFieldCopy, usernameCopy } from '@aura/domain/copy/auth';
import { expect, type Locator, type Page } from '@playwright/test';

/** The fields of the sign-up form. */
export interface NewUser {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** Opens the landing page and skips its reveal with Escape. */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: authCopy.logIn, includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

/** Fills in and submits the sign-up dialog of the landing page. */
export async function fillSignUp(page: Page, user: NewUser): Promise<void> {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.signUp }).click();
  const form = page.getByRole('dialog', { name: authCopy.signUp });
  await form.getByRole('button', { name: authCopy.signUpWithDetails }).click();
  await form.getByLabel(authFieldCopy.username).fill(user.username);
  await form.getByLabel(authFieldCopy.displayName).fill(user.displayName);
  await form.getByLabel(authFieldCopy.email).fill(user.email);
  await form.getByLabel(authFieldCopy.password, { exact: true }).fill(user.password);
  await form.getByLabel(authFieldCopy.confirmPassword).fill(user.password);
  await expect(form.getByText(usernameCopy.available)).toBeVisible();
  await form.getByRole('button', { name: authCopy.createAccount }).click();
}

/** Creates an account on the landing page and waits for the feed. */
export async function signUpByForm(page: Page, user: NewUser): Promise<void> {
  await fillSignUp(page, user);
  await expect(page).toHaveURL(/\/home$/);
}

export type Credentials = Pick<NewUser, 'email' | 'password'>;

/** Fills in and submits the log-in dialog. */
export async function fillLogIn(form: Locator, { email, password }: Credentials): Promise<void> {
  await form.getByLabel(authFieldCopy.emailOrUsername).fill(email);
  await form.getByLabel(authFieldCopy.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: authCopy.signIn }).click();
}

/** Signs in on the landing page and waits for the feed. */
export async function signInByForm(page: Page, user: Credentials): Promise<void> {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.logIn }).click();
  await fillLogIn(page.getByRole('dialog', { name: authCopy.logIn }), user);
  await expect(page).toHaveURL(/\/home$/);
}

/** Chooses an account in the local replacement of Google's sign-in window. */
export async function chooseGoogleAccount(page: Page, email: string, name: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: authCopy.accountChooser.title });
  await chooser.getByLabel(authCopy.accountChooser.email).fill(email);
  await chooser.getByLabel(authCopy.accountChooser.name).fill(name);
  await chooser.getByRole('button', { name: authCopy.accountChooser.continue }).click();
}
