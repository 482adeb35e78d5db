import { authCopy, authFieldCopy } from '@aura/domain/copy/auth';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { feedCopy, feedFilterCopy } from '@aura/domain/copy/feed';
import { feedFilterDialogCopy } from '@aura/domain/copy/feed-filter-dialog';
import { itemEditCopy, itemUploadCopy } from '@aura/domain/copy/item-forms';
import { profileCopy } from '@aura/domain/copy/profile';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import { accountDeletionCopy } from '@aura/domain/copy/settings';
import { shareCopy } from '@aura/domain/copy/share';
import { shellCopy } from '@aura/domain/copy/shell';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { findNothing } from './support/analysis.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';
import { openLanding } from './support/sign-in-forms.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const openItemMenu = (page: Page) => main(page).getByRole('article').first().getByRole('button').click();
const editItem = async (page: Page) => {
  await openItemMenu(page);
  await page.getByRole('menuitem', { name: commonCopy.edit, exact: true }).click();
};

/** Goes back once the open overlays have their history entries, which they get after they are shown. */
async function goBackFrom(page: Page, openOverlays: number): Promise<void> {
  const entries = () => page.evaluate((): number => window.history.state?.overlays ?? 0);
  await expect.poll(entries).toBeGreaterThanOrEqual(openOverlays);
  await page.goBack();
}

test.use({ sharesProduct: true, viewport: { width: 390, height: 780 } });

const overlays = [
  { path: '/home', overlay: commentsCopy.heading, open: (page: Page) => press(page, /^Comment,/) },
  { path: '/home', overlay: shareCopy.title, open: (page: Page) => press(page, shareCopy.title) },
  {
    path: '/home',
    overlay: feedFilterDialogCopy.title,
    open: (page: Page) => press(page, feedFilterCopy.openWith(feedFilterCopy.all)),
  },
  {
    path: '/home',
    overlay: 'upload menu',
    open: (page: Page) => page.getByRole('button', { name: uploadMenuCopy.uploadMenu }).click(),
  },
  { path: '/aura', overlay: 'item menu', open: openItemMenu },
  { path: '/aura', overlay: itemEditCopy.title, open: editItem },
  {
    path: '/aura',
    overlay: itemUploadCopy.title,
    open: (page: Page) => press(page, wardrobeCopy.addItems),
  },
  { path: '/profile', overlay: profileCopy.followers, open: (page: Page) => press(page, /Followers$/) },
  {
    path: '/profile',
    overlay: profileEditCopy.title,
    open: (page: Page) => press(page, profileCopy.editProfile),
  },
  {
    path: '/settings?section=security',
    overlay: accountDeletionCopy.title,
    open: (page: Page) => press(page, accountDeletionCopy.open),
  },
];

test('Back closes each dialog, sheet and menu and stays on its page', async ({ page }) => {
  await signIn(page, mariam);
  for (const { path, overlay, open } of overlays) {
    await test.step(`${overlay} of ${path}`, async () => {
      if (!page.url().endsWith(path)) await page.goto(path);
      const shown = overlay.endsWith(' menu') ? page.getByRole('menu') : dialog(page, overlay);
      for (const _time of ['first', 'second']) {
        await open(page);
        await expect(shown).toBeVisible();
        await goBackFrom(page, 1);
        await expect(shown).toBeHidden();
        expect(page.url()).toContain(path);
      }
    });
  }
});

test('where typed text would be lost, Back asks, and only then leaves the page', async ({ page }) => {
  await signIn(page, mariam);
  await page.getByRole('link', { name: shellCopy.wardrobe }).first().click();
  await editItem(page);
  const form = dialog(page, itemEditCopy.title);
  await form.getByLabel(itemEditCopy.nameLabel).fill('The other shirt');
  const discard = question(page, commonCopy.discardHeading);
  await goBackFrom(page, 1);
  await expect(discard).toBeVisible();
  await goBackFrom(page, 2);
  await expect(discard).toBeHidden();
  await expect(form.getByLabel(itemEditCopy.nameLabel)).toHaveValue('The other shirt');
  await goBackFrom(page, 1);
  await discard.getByRole('button', { name: commonCopy.discard }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/aura$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
});

test('Back asks before it discards a changed profile or a post over any page', async ({ page }) => {
  await signIn(page, mariam, '/profile');
  await press(page, profileCopy.editProfile);
  const form = dialog(page, profileEditCopy.title);
  await form.getByLabel(profileEditCopy.bio).fill('Buttons, hems and pockets.');
  await goBackFrom(page, 1);
  await expect(question(page, commonCopy.discardHeading)).toBeVisible();
  await question(page, commonCopy.discardHeading).getByRole('button', { name: commonCopy.discard }).click();
  await expect(form).toBeHidden();

  await findNothing(page);
  await choosePostPhoto(page);
  const composer = dialog(page, composerCopy.title);
  await composer.getByLabel(composerCopy.caption).fill('Third day');
  await goBackFrom(page, 1);
  await question(page, composerCopy.discardHeading)
    .getByRole('button', { name: commonCopy.keepEditing })
    .click();
  await expect(composer.getByLabel(composerCopy.caption)).toHaveValue('Third day');
  await expect(page).toHaveURL(/\/profile$/);
});

test('after a dialog was closed by its button, one Back leaves the page', async ({ page }) => {
  await signIn(page, mariam);
  await page.getByRole('link', { name: shellCopy.wardrobe }).first().click();
  await openItemMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await editItem(page);
  await expect(dialog(page, itemEditCopy.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/aura$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.reload();
  await openItemMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await goBackFrom(page, 1);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(/\/aura$/);
});

test('Back closes the sign-up and keeps what was typed', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('button', { name: authCopy.signUp }).click();
  const form = dialog(page, authCopy.signUp);
  await form.getByRole('button', { name: authCopy.signUpWithDetails }).click();
  await form.getByLabel(authFieldCopy.email).fill('rosa@e2e.example');
  await goBackFrom(page, 1);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: authCopy.signUp }).click();
  await expect(form.getByLabel(authFieldCopy.email)).toHaveValue('rosa@e2e.example');
});
