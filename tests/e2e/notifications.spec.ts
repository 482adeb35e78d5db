import { commentCalls } from '@aura/api-client/contract/comments';
import { followCalls } from '@aura/api-client/contract/follows';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { followCopy } from '@aura/domain/copy/follows';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Page } from '@playwright/test';
import { sendAs, sharePostAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const userOf = (username: string) => ({
  username,
  displayName: username,
  email: `${username}@e2e.example`,
  password: 'linen-and-wool-7',
});
const author = userOf('notified.e2e');
const reader = userOf('teller.e2e');

const main = (page: Page) => page.getByRole('main');
const bell = (page: Page, unread: number) => {
  const name = unread === 0 ? notificationsCopy.heading : notificationsCopy.unread(String(unread));
  return page.getByRole('banner').getByRole('link', { name, exact: true });
};
const row = (page: Page, text: string) =>
  main(page).getByRole('link', { name: new RegExp(`^(Unread: )?${text}`) });

const comment = (page: Page, { email, username }: typeof author, postID: string, text: string, parent = '') =>
  sendAs(page, commentCalls.addComment, {
    Email: email,
    userName: username,
    postID,
    comment: text,
    parentComment: parent,
  });

test('what another person does arrives live as notifications that lead to it, until a block', async ({
  page,
  openBrowser,
}) => {
  await signUp(page, author);
  const other = await openBrowser();
  await signUp(other, reader, '/settings');
  await expect(bell(page, 0)).toBeVisible();
  await sendAs(other, followCalls.follow, { username: author.username });
  await expect(bell(page, 1)).toBeVisible();
  const postId = await sharePostAs(page, author.email, 'A coat for the rain');
  await expect(bell(other, 1)).toBeVisible();
  await sendAs(other, postCalls.addLike, { userID: reader.email, postID: postId });
  await expect(bell(page, 2)).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(main(page).getByRole('heading', { name: notificationsCopy.heading })).toBeFocused();
  await expect(row(page, `${reader.username} liked your post`)).toBeVisible();
  const { comment: asked } = await comment(other, reader, postId, 'Is it wool?');
  await main(page)
    .getByRole('button', { name: notificationsCopy.newOnes(1) })
    .click();
  await row(page, `${reader.username} commented`).click();
  await expect(page).toHaveURL(new RegExp(`/post/${postId}\\?comment=${asked.id}$`));
  await expect(main(page).getByRole('article').filter({ hasText: 'Is it wool?' })).toBeFocused();
  await expect(bell(page, 0)).toBeVisible();

  await comment(page, author, postId, 'It is.', asked.id);
  await expect(bell(other, 2)).toBeVisible();
  await comment(page, author, postId, `And warm, @${reader.username}.`);
  await expect(bell(other, 3)).toBeVisible();
  await bell(other, 3).click();
  await expect(row(other, `${author.username} shared a new post`)).toBeVisible();
  await expect(row(other, `${author.username} mentioned you`)).toBeVisible();
  await expect(row(other, `${author.username} replied to you`)).toBeVisible();

  await page.goto('/notifications');
  const followed = page.waitForResponse((response) => response.url().endsWith('/follow'));
  await main(page)
    .getByRole('button', { name: `${followCopy.follow} ${reader.username}` })
    .click();
  await expect(
    main(page).getByRole('button', { name: `${followCopy.following} ${reader.username}` }),
  ).toBeVisible();
  expect((await followed).status()).toBe(200);
  await row(page, `${reader.username} started following you`).click();
  await expect(page).toHaveURL(`/user/${reader.username}`);
  await expect(main(page).getByText(profileCopy.emptyPosts)).toBeVisible();

  await sendAs(page, profileChangeCalls.updateProfile, {
    userID: author.email,
    blockedList: [reader.username],
  });
  await page.goto('/notifications');
  await expect(main(page).getByText(notificationsCopy.emptyTitle)).toBeVisible();
  await other.goto('/notifications');
  await expect(main(other).getByText(notificationsCopy.emptyTitle)).toBeVisible();
});
