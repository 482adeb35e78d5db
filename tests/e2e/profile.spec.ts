import { blockCopy } from '@aura/domain/copy/blocks';
import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import { imageCropCopy, profileEditCopy } from '@aura/domain/copy/profile-edit';
import { privacySettingsCopy } from '@aura/domain/copy/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const main = (page: Page) => page.getByRole('main');

test('a user edits the profile and sees its followers', async ({ page }) => {
  await signIn(page, mariam, '/profile');
  await main(page).getByRole('button', { name: profileCopy.editProfile }).click();
  const form = page.getByRole('dialog', { name: profileEditCopy.title });
  await form.getByLabel(profileEditCopy.displayName).fill('Mariam of the Hems');
  await form.getByLabel(profileEditCopy.bio).fill('Buttons, hems and pockets.');
  await form.getByLabel(profileEditCopy.chooseImage).setInputFiles(await itemPhotoFile());
  const cropper = page.getByRole('dialog', { name: imageCropCopy.title });
  await cropper.getByLabel(imageCropCopy.zoom).press('ArrowRight');
  await cropper.getByRole('button', { name: imageCropCopy.use }).click();
  await expect(cropper).toBeHidden();
  await expect(form.getByRole('button', { name: profileEditCopy.removeImage })).toBeVisible();
  await form.getByRole('button', { name: commonCopy.save }).click();
  await expect(page.getByText(profileEditCopy.saved)).toBeVisible();
  await expect(form).toBeHidden();

  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Mariam of the Hems');
  await expect(main(page).getByText('Buttons, hems and pockets.').first()).toBeAttached();

  await main(page)
    .getByRole('button', { name: /Followers$/ })
    .click();
  const people = page.getByRole('dialog', { name: profileCopy.followers });
  await people.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\//);
});

test('a blocked user is hidden, and is visible again after unblocking', async ({ page, problems }) => {
  // A hidden profile responds with 404.
  problems.expect(/status of 404/);
  await signIn(page, mariam, '/profile');
  await main(page)
    .getByRole('button', { name: /Following$/ })
    .click();
  const userLink = page.getByRole('dialog', { name: profileCopy.following }).getByRole('link').first();
  const username = (await userLink.getAttribute('href'))?.split('/').at(-1) ?? '';
  await userLink.click();
  await expect(page).toHaveURL(new RegExp(`/user/${username}$`));
  await main(page)
    .getByRole('button', { name: profileCopy.menu(username) })
    .click();
  await page.getByRole('menuitem', { name: blockCopy.block }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleDescription(blockCopy.body);
  await question.getByRole('button', { name: blockCopy.block }).click();
  await expect(main(page).getByText(blockCopy.blocked(username))).toBeVisible();
  await main(page).getByRole('button', { name: blockCopy.unblock }).click();
  await expect(main(page).getByText(`@${username}`)).toBeVisible();

  await main(page)
    .getByRole('button', { name: profileCopy.menu(username) })
    .click();
  await page.getByRole('menuitem', { name: blockCopy.block }).click();
  await question.getByRole('button', { name: blockCopy.block }).click();
  await expect(main(page).getByText(blockCopy.blocked(username))).toBeVisible();
  await page.goto('/settings?section=privacy');
  await main(page)
    .getByRole('button', { name: privacySettingsCopy.unblockPerson(username) })
    .click();
  await main(page).getByRole('button', { name: privacySettingsCopy.save }).click();
  await expect(main(page).getByText(privacySettingsCopy.saved)).toBeVisible();
  await page.goto(`/user/${username}`);
  await expect(main(page).getByText(`@${username}`)).toBeVisible();
});
