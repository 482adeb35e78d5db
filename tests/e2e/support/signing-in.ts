import { authCopy, authFieldCopy, usernameCopy } from '@aura/domain/copy/auth';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a person types to get an account. */
export interface NewPerson {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** Opens the landing page and, as somebody who knows it, skips its reveal with a key. */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: authCopy.logIn, includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

/** Types and sends what the sign-up dialog of the landing page asks for. */
export async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.signUp }).click();
  const form = page.getByRole('dialog', { name: authCopy.signUp });
  await form.getByRole('button', { name: authCopy.signUpWithDetails }).click();
  await form.getByLabel(authFieldCopy.username).fill(person.username);
  await form.getByLabel(authFieldCopy.displayName).fill(person.displayName);
  await form.getByLabel(authFieldCopy.email).fill(person.email);
  await form.getByLabel(authFieldCopy.password, { exact: true }).fill(person.password);
  await form.getByLabel(authFieldCopy.confirmPassword).fill(person.password);
  await expect(form.getByText(usernameCopy.available)).toBeVisible();
  await form.getByRole('button', { name: authCopy.createAccount }).click();
}

/** Makes an account on the landing page and waits for the feed. */
export async function signUpByForm(page: Page, person: NewPerson): Promise<void> {
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/home$/);
}

export type Credentials = Pick<NewPerson, 'email' | 'password'>;

/** Types and sends what the log-in dialog asks for. */
export async function fillLogIn(form: Locator, { email, password }: Credentials): Promise<void> {
  await form.getByLabel(authFieldCopy.emailOrUsername).fill(email);
  await form.getByLabel(authFieldCopy.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: authCopy.signIn }).click();
}

/** Signs in on the landing page and waits for the feed. */
export async function signInByForm(page: Page, person: Credentials): Promise<void> {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.logIn }).click();
  await fillLogIn(page.getByRole('dialog', { name: authCopy.logIn }), person);
  await expect(page).toHaveURL(/\/home$/);
}

/** Answers the local stand-in for Google's window. */
export async function chooseGoogleAccount(page: Page, email: string, name: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: authCopy.accountChooser.title });
  await chooser.getByLabel(authCopy.accountChooser.email).fill(email);
  await chooser.getByLabel(authCopy.accountChooser.name).fill(name);
  await chooser.getByRole('button', { name: authCopy.accountChooser.continue }).click();
}
