import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { feedCopy } from '@aura/domain/copy/feed';
import { postCopy } from '@aura/domain/copy/post';
import { postPageCopy } from '@aura/domain/copy/post-page';
import type { Page } from '@playwright/test';
import { waitForDetectedItems } from './support/analysis.ts';
import { backgroundWork } from './support/background-work.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { main, positionText } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const caption = 'Written on a train without a network';

const editor = (page: Page) => page.getByRole('dialog', { name: composerCopy.title });
const openPost = (page: Page) => main(page).getByRole('link', { name: postCopy.openPost });

test('when offline, a post waits and is shared once, and cannot be deleted', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(180_000);
  await signIn(page, mariam);
  await expect(positionText(page, 1)).toBeAttached();
  await choosePostPhoto(page);
  await waitForDetectedItems(editor(page));
  await editor(page).getByLabel(composerCopy.caption).fill(caption);

  await cutConnection(context, problems);
  await editor(page).getByRole('button', { name: composerCopy.share }).click();
  await expect(editor(page)).toBeHidden();
  const notice = page.getByRole('region', { name: composerCopy.unsentLabel(1) });
  await expect(notice.getByText(commonCopy.waitingForConnection)).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('/addPost'));
  await restoreConnection(context);
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByText(caption)).toBeVisible();

  await openPost(page).click();
  await expect(page).toHaveURL(/\/post\/[^/]+$/);
  await expect(main(page).getByRole('button', { name: postPageCopy.delete })).toBeVisible();
  await cutConnection(context, problems);
  await main(page).getByRole('button', { name: postPageCopy.delete }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: postPageCopy.deleteConfirm }).click();
  await expect(question.getByText(postPageCopy.deleteFailed)).toBeVisible();
  await expect(page.getByText(caption)).toBeVisible();
  await restoreConnection(context);
  // The live update of the deletion may arrive before its response, and the post is then read again.
  problems.expect(/status of 404 .*\/post\//);
  await question.getByRole('button', { name: postPageCopy.deleteConfirm }).click();
  await expect(page.getByText(postPageCopy.deleted)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(main(page).getByText(caption)).toHaveCount(0);
});

test('when offline, opening a post shows the error and the feed remains usable', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, mariam);
  await expect(positionText(page, 1)).toBeAttached();
  // Loads the code of the post's page. The next post is then shown without its comments.
  await openPost(page).click();
  await expect(page).toHaveURL(/\/post\/[^/]+$/);
  await expect(openPost(page)).toHaveCount(0);
  await page.goBack();
  await expect(positionText(page, 1)).toBeAttached();

  await cutConnection(context, problems);
  await main(page).getByRole('button', { name: feedCopy.nextPost }).click();
  await expect(positionText(page, 2)).toBeAttached();
  await openPost(page).click();
  await expect(main(page).getByText(postPageCopy.loadFailed)).toBeVisible();
  await expect(main(page).getByRole('button', { name: commonCopy.tryAgain })).toBeVisible();
  await main(page).getByRole('button', { name: commonCopy.goToFeed }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(positionText(page, 2)).toBeAttached();
});

test('when offline, a comment and a like wait and are sent once when online again', async ({
  page,
  context,
  problems,
}) => {
  const text = 'Written in a tunnel';
  const rider = {
    username: 'tunnel.rider',
    displayName: 'Rider',
    email: 'rider@aura.example',
    password: 'aura-tunnel-1',
  };
  const work = backgroundWork(page);
  await signUp(page, rider);
  await work;
  await expect(positionText(page, 1)).toBeAttached();
  const field = main(page).getByRole('textbox', { name: commentsCopy.inputLabel });
  const like = main(page).getByRole('button', { name: new RegExp(`^${postCopy.like}, `) });
  const waiting = main(page).getByRole('list', { name: commentsCopy.waiting });
  const sent = main(page).getByRole('article', { name: rider.username }).getByText(text);
  await expect(field).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await cutConnection(context, problems);
  await field.fill(text);
  await field.press('Enter');
  await expect(waiting.getByText(commonCopy.waitingForConnection)).toBeVisible();
  const likes = Number(await like.innerText());
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(likes + 1));

  const answers = ['addComment', 'addLike'].map((call) =>
    page.waitForResponse((response) => response.url().endsWith(`/${call}`) && response.ok()),
  );
  await restoreConnection(context);
  await Promise.all(answers);
  await expect(waiting).toHaveCount(0);
  await expect(sent).toHaveCount(1);
  await page.reload();
  await expect(sent).toHaveCount(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(waiting).toHaveCount(0);
});
