import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { commentsCopy } from '@aura/domain/copy/comments';
import { searchCopy, searchTypeLabels, tagCopy } from '@aura/domain/copy/search';
import { suggestionsCopy } from '@aura/domain/copy/suggestions';
import type { Page } from '@playwright/test';
import { sendAs, sharePostAs } from './support/api.ts';
import { backgroundWork } from './support/background-work.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1', username: 'mariam.elsayed' };
const author = {
  username: 'tags.e2e',
  displayName: 'Tag Author',
  email: 'tags@e2e.example',
  password: 'linen-and-wool-7',
};

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('searchbox', { name: searchCopy.title });
const section = (page: Page, type: keyof typeof searchTypeLabels) =>
  main(page).getByRole('region', { name: searchTypeLabels[type] });

test('a person is found with a typo, and Back and a reload keep the search', async ({ page }) => {
  const shortcut = backgroundWork(page);
  await signIn(page, mariam, '/settings');
  await shortcut;
  await page.getByRole('link', { name: searchCopy.title }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/settings$/);
  // The field takes the key as long as it is shown.
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('tomsz');
  const found = section(page, 'people').getByRole('link', { name: /^tomasz\.wojcik/ });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=tomsz$/);
  await expect(section(page, 'people').getByRole('button', { name: /tomasz\.wojcik$/ })).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/\/user\/tomasz\.wojcik$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('tomsz');
  await expect(found).toBeVisible();
  await page.goto('/search');
  await page
    .getByRole('region', { name: searchCopy.recent })
    .getByRole('button', { name: 'tomasz.wojcik', exact: true })
    .click();
  await expect(page).toHaveURL(/\/user\/tomasz\.wojcik$/);
});

test('a hashtag of a caption leads to its page, and a private post is not found by a stranger', async ({
  page,
  openBrowser,
}) => {
  await signUp(page, author);
  const id = await sharePostAs(page, author.email, 'Peculiar #harvestmoon with @mariam.elsayed');
  await page.goto(`/post/${id}`);
  const link = main(page).getByRole('link', { name: '#harvestmoon' });
  await expect(main(page).getByRole('link', { name: '@mariam.elsayed' })).toHaveAttribute(
    'href',
    '/user/mariam.elsayed',
  );
  const composer = page.getByRole('textbox', { name: commentsCopy.inputLabel });
  await composer.fill('For @mariam.els');
  const suggestions = page.getByRole('listbox', { name: suggestionsCopy.people });
  await expect(suggestions.getByRole('option', { name: /^mariam\.elsayed/ })).toBeVisible();
  await expect(composer).toHaveAttribute('aria-activedescendant');
  await composer.press('Enter');
  await expect(composer).toHaveValue('For @mariam.elsayed ');
  await composer.press('Enter');
  await expect(page.getByRole('article').getByRole('link', { name: '@mariam.elsayed' })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/tag\/harvestmoon$/);
  await expect(page.getByRole('heading', { level: 1, name: '#harvestmoon' })).toBeVisible();
  await expect(main(page).getByText(tagCopy.postCount(1), { exact: true })).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);

  const other = await openBrowser();
  await signIn(other, mariam, '/search?q=harvestmoon');
  await expect(section(other, 'tags').getByRole('link', { name: /^#harvestmoon/ })).toBeVisible();
  await expect(section(other, 'posts').getByRole('link')).toHaveCount(1);
  await sendAs(page, profileChangeCalls.updateProfile, { userID: author.email, postPrivacy: 'private' });
  await other.reload();
  await expect(main(other).getByText(searchCopy.noResults('harvestmoon'))).toBeVisible();
  await expect(main(other).getByRole('heading', { name: searchCopy.popularTags })).toBeVisible();
  await expect(main(other).getByRole('radiogroup', { name: searchCopy.filter })).toBeVisible();
  await other.goto('/tag/harvestmoon');
  await expect(main(other).getByText(tagCopy.noPosts)).toBeVisible();
  await expect(main(other).getByRole('button', { name: tagCopy.createPost })).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
});
