import { authCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { errorCopy } from '@aura/domain/copy/errors';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn } from './support/session.ts';
import { fillLogIn } from './support/sign-in-forms.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const main = (page: Page) => page.getByRole('main');
const firstCard = (page: Page) => main(page).getByRole('article').first();

async function openWardrobe(page: Page): Promise<void> {
  await signIn(page, mariam, '/aura');
  await expect(firstCard(page)).toBeVisible();
}

const errorResponse = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error: '', code } });

/**
 * Failures of a call.
 * @param wait lets 60 seconds pass, for a call without a response
 */
const failures = [
  { name: 'an internal error', respond: errorResponse(500, 'INTERNAL'), wait: false },
  { name: 'an image that is too large', respond: errorResponse(413, 'PAYLOAD_TOO_LARGE'), wait: false },
  { name: 'no response', respond: () => undefined, wait: true },
] as const;

/** Submits a form, whose call fails once the form no longer shows that the one before failed. */
async function submitWithFailure(
  form: Locator,
  button: string,
  call: string,
  { respond, wait }: (typeof failures)[number],
): Promise<void> {
  const page = form.page();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(call, async (route) => {
    await failed;
    await respond(route);
  });
  const sent = page.waitForRequest(call);
  await form.getByRole('button', { name: button, exact: true }).click();
  await sent;
  await expect(form.getByRole('alert')).toHaveCount(0);
  fail();
  if (wait) await page.clock.fastForward(61_000);
}

/** Refuses the session once and signs in again over the current page. */
async function signInAgain(page: Page, button: string, call: string): Promise<void> {
  await page.route(call, errorResponse(401, 'UNAUTHENTICATED'));
  await page.getByRole('button', { name: button, exact: true }).click();
  const form = page.getByRole('dialog', { name: authCopy.logIn });
  await expect(form.getByText(errorCopy.notAuthenticated)).toBeVisible();
  await page.unroute(call);
  await fillLogIn(form, mariam);
  await expect(form).toBeHidden();
}

test('when the wardrobe fails to load, the page shows the error and Try Again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signIn(page, mariam);
  await page.route(/\/getAllUserItems/, errorResponse(500, 'INTERNAL'));
  await page.goto('/aura');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(commonCopy.errorHeading);
  await expect(alert).toContainText(wardrobeCopy.loadError);
  await page.unroute(/\/getAllUserItems/);
  await main(page).getByRole('button', { name: commonCopy.tryAgain }).click();
  await expect(firstCard(page)).toBeVisible();
});

test('when saving an item fails, the form keeps the changes, for every kind of failure', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|413|500)/);
  await openWardrobe(page);
  await page.clock.install();
  await firstCard(page).getByRole('button').click();
  await page.getByRole('menuitem', { name: commonCopy.edit, exact: true }).click();
  const form = page.getByRole('dialog', { name: itemEditCopy.title });
  const name = form.getByRole('textbox', { name: itemEditCopy.nameLabel });
  await name.fill('Survives every failure');
  await form.getByLabel(itemEditCopy.replaceFront).setInputFiles(await itemPhotoFile());
  const newPhoto = form.getByText(itemEditCopy.newBadge, { exact: true });
  await expect(newPhoto).toBeVisible();
  const call = '**/updateItem/*';
  for (const refused of failures) {
    await test.step(refused.name, async () => {
      await submitWithFailure(form, itemEditCopy.submit, call, refused);
      await expect(form.getByRole('alert')).toContainText(itemEditCopy.failed);
      await expect(name).toHaveValue('Survives every failure');
      await page.unroute(call);
    });
  }
  await signInAgain(page, itemEditCopy.submit, call);
  await expect(name).toHaveValue('Survives every failure');
  await expect(newPhoto).toBeVisible();
  await form.getByRole('button', { name: itemEditCopy.submit }).click();
  await expect(page.getByText(itemEditCopy.updated)).toBeVisible();
  await page.reload();
  await expect(firstCard(page)).toHaveAccessibleName('Survives every failure');
});
