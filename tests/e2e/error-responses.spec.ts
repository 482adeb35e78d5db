import { profileSetupCopy, signUpErrorCopy, usernameCopy } from '@aura/domain/copy/auth';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/session.ts';
import { fillSignUp } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

test('when creating the profile fails, the account is signed in and the set-up opens again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (404|500)/);
  const call = '**/create_user_profile';
  const json = { success: false, error: '', code: 'INTERNAL' };
  await page.route(call, (route) => route.fulfill({ status: 500, json }));
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
  await page.unroute(call);
  await setup.getByRole('button', { name: profileSetupCopy.completeSetup }).click();
  await expect(setup).toBeHidden();
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
