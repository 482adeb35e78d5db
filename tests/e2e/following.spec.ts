import { feedFilterCopy } from '@aura/domain/copy/feed';
import { feedFilterDialogCopy } from '@aura/domain/copy/feed-filter-dialog';
import { followCopy } from '@aura/domain/copy/follows';
import { profileCopy } from '@aura/domain/copy/profile';
import { privacyLabels, privacySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';

const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1', username: 'tomasz.wojcik' };
const reader = {
  username: 'reader.e2e',
  displayName: 'Reader',
  email: 'reader@e2e.example',
  password: 'linen-and-wool-7',
};

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const posts = (page: Page) => main(page).getByRole('list', { name: profileCopy.tabs.posts });

/** Presses a button and waits until the server has answered the call that it sends. */
async function press(page: Page, name: string, call: 'follow' | 'unfollow'): Promise<void> {
  const sent = page.waitForResponse((response) => response.url().endsWith(`/${call}`));
  await button(page, name).click();
  expect((await sent).status()).toBe(200);
}

test('two users follow each other, see what is for friends only, and no longer after an unfollow', async ({
  page,
  openBrowser,
}) => {
  await signUp(page, reader, `/user/${tomasz.username}`);
  const followers = main(page).getByRole('button', { name: new RegExp(`${profileCopy.followers}$`) });
  await expect(button(page, `${followCopy.follow} ${tomasz.username}`)).toBeVisible();
  const before = Number.parseInt(await followers.innerText(), 10);
  await press(page, `${followCopy.follow} ${tomasz.username}`, 'follow');
  await expect(followers).toHaveAccessibleName(`${before + 1} ${profileCopy.followers}`);
  await page.reload();
  await expect(button(page, `${followCopy.following} ${tomasz.username}`)).toBeVisible();
  await expect(followers).toHaveAccessibleName(`${before + 1} ${profileCopy.followers}`);

  const other = await openBrowser();
  await signIn(other, tomasz, '/settings');
  await other
    .getByRole('navigation', { name: settingsCopy.navigation })
    .getByRole('link', { name: settingsCopy.sections.privacy })
    .click();
  const level = main(other).getByRole('radiogroup', { name: privacySettingsCopy.postPrivacy });
  await level.getByRole('radio', { name: privacyLabels.friends }).click();
  await main(other).getByRole('button', { name: privacySettingsCopy.save }).click();
  await expect(main(other).getByText(privacySettingsCopy.saved)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(profileCopy.emptyPosts)).toBeVisible();

  await other.goto(`/user/${reader.username}`);
  await expect(main(other).getByText(profileCopy.followsYou)).toBeVisible();
  await press(other, `${followCopy.follow} ${reader.username}`, 'follow');
  await page.reload();
  await expect(main(page).getByText(profileCopy.friends, { exact: true })).toBeVisible();
  await expect(posts(page).getByRole('listitem').first()).toBeVisible();

  await page.goto('/home');
  await main(page)
    .getByRole('button', { name: feedFilterCopy.openWith(feedFilterCopy.all) })
    .click();
  const filters = page.getByRole('dialog', { name: feedFilterDialogCopy.title });
  await filters.getByRole('checkbox', { name: feedFilterCopy.following }).click();
  await filters.getByRole('button', { name: feedFilterDialogCopy.apply }).click();
  // The comments, which load later, may have links with the same name.
  await expect(main(page).getByRole('complementary').getByRole('link').first()).toHaveText(tomasz.username);

  await page.goto(`/user/${tomasz.username}`);
  await button(page, `${followCopy.following} ${tomasz.username}`).click();
  const question = page.getByRole('alertdialog', { name: followCopy.unfollowQuestion(tomasz.username) });
  const sent = page.waitForResponse((response) => response.url().endsWith('/unfollow'));
  await question.getByRole('button', { name: followCopy.unfollow }).click();
  expect((await sent).status()).toBe(200);
  await expect(main(page).getByText(profileCopy.emptyPosts)).toBeVisible();
});
