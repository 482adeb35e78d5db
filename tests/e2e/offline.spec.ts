import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { postCopy } from '@aura/domain/copy/post';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { shellCopy } from '@aura/domain/copy/shell';
import type { Page } from '@playwright/test';
import { backgroundWork } from './support/background-work.ts';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { main, positionText } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const openPost = (page: Page) => main(page).getByRole('link', { name: postCopy.openPost });

test('when offline, the shell says so, opening a post shows the error and the feed remains usable', async ({
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
  await expect(page.getByText(shellCopy.offline)).toBeVisible();
  await main(page).getByRole('button', { name: feedCopy.nextPost }).click();
  await expect(positionText(page, 2)).toBeAttached();
  await openPost(page).click();
  await expect(main(page).getByText(postPageCopy.loadFailed)).toBeVisible();
  await expect(main(page).getByRole('button', { name: commonCopy.tryAgain })).toBeVisible();
  await main(page).getByRole('button', { name: commonCopy.goToFeed }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(positionText(page, 2)).toBeAttached();

  await restoreConnection(context);
  await expect(page.getByText(shellCopy.backOnline)).toBeVisible();
  await expect(page.getByText(shellCopy.offline)).toBeHidden();
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
