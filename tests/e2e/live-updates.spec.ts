import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { postCopy } from '@aura/domain/copy/post';
import { shellCopy } from '@aura/domain/copy/shell';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { sendAs, sharePostAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { framesPassed, observeShifts, shiftsOf } from './support/layout-shifts.ts';
import { signIn } from './support/session.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1', username: 'mariam.elsayed' };
const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1', username: 'tomasz.wojcik' };

test.use({ sharesProduct: true, viewport: { width: 1440, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const author = (page: Page) => main(page).getByRole('complementary').getByRole('link').first();
const newPosts = (page: Page) => main(page).getByRole('button', { name: liveUpdatesCopy.newPosts });
const home = (page: Page) =>
  page.getByRole('navigation', { name: shellCopy.navigation }).getByRole('link', { name: shellCopy.home });

/** Resolves when the page's stream has begun. */
const live = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/events') && response.ok());

async function openFeed(page: Page, user: typeof mariam): Promise<void> {
  const begun = live(page);
  await signIn(page, user);
  await begun;
  await expect(author(page)).toBeVisible();
}

const commentAs = (page: Page, user: typeof mariam, postID: string, comment: string) =>
  sendAs(page, commentCalls.addComment, { Email: user.email, userName: user.username, postID, comment });

test('posts, likes and comments of another person arrive, and nothing moves', async ({
  page,
  openBrowser,
}) => {
  await openFeed(page, mariam);
  const other = await openBrowser();
  await openFeed(other, tomasz);
  const shown = await author(page).innerText();
  await page.evaluate(observeShifts);

  await sharePostAs(other, tomasz.email, 'First of the morning');
  const postId = await sharePostAs(other, tomasz.email, 'Second of the morning');
  await expect(newPosts(page)).toBeVisible();
  expect(await author(page).innerText()).toBe(shown);
  await framesPassed(page);
  expect(await shiftsOf(page)).toEqual([]);

  const watched = page.waitForResponse((response) => response.url().includes(`/events?posts=${postId}`));
  await home(page).click();
  await expect(main(page).getByText('Second of the morning', { exact: true })).toBeVisible();
  await expect(newPosts(page)).toHaveCount(0);
  await expect(author(page)).toHaveText(tomasz.username);

  await watched;
  await sendAs(other, postCalls.addLike, { userID: tomasz.email, postID: postId });
  await expect(main(page).getByRole('button', { name: postCopy.likeCount(1) })).toBeVisible();
  const comments = main(page).getByRole('region', { name: 'Comments' });
  // The first comment has no others to move, and is shown.
  await commentAs(other, tomasz, postId, 'Comment 1');
  await expect(comments.getByText('Comment 1', { exact: true })).toBeVisible();
  await framesPassed(page);
  const before = (await shiftsOf(page)).length;
  for (let count = 2; count <= 21; count++) await commentAs(other, tomasz, postId, `Comment ${count}`);
  await expect(comments.getByRole('button', { name: liveUpdatesCopy.newComments(20) })).toBeVisible();
  await framesPassed(page);
  // Only the digits of the count at the end of its line move.
  expect((await shiftsOf(page)).slice(before).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0001);
  await comments.getByRole('button', { name: liveUpdatesCopy.newComments(20) }).click();
  await expect(comments.getByText('Comment 20', { exact: true })).toBeVisible();
});

/** Counts the streams that the pages of a browser have open. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (request.url().includes('/events')) open.add(request);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  // The requests of a page that closes do not always end with an event.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

test('the tabs of one browser share a connection, which another tab takes over', async ({
  page,
  context,
  openBrowser,
}) => {
  const streams = countStreams(context);
  await openFeed(page, mariam);
  const tab = await context.newPage();
  await tab.goto('/home');
  await expect(author(tab)).toBeVisible();
  // The second tab has joined when it waits to take over the connection.
  const waiting = () => tab.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  const other = await openBrowser();
  await openFeed(other, tomasz);
  await sharePostAs(other, tomasz.email, 'For every tab');
  for (const one of [page, tab]) await expect(newPosts(one)).toBeVisible();
  await expect.poll(streams).toBe(1);

  const taken = live(tab);
  await page.close();
  await taken;
  await newPosts(tab).click();
  await expect(main(tab).getByText('For every tab', { exact: true })).toBeVisible();
  await sharePostAs(other, tomasz.email, 'After the first tab');
  await expect(newPosts(tab)).toBeVisible();
  await expect.poll(streams).toBe(1);
});
