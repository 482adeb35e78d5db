import { deepEqual, equal, ok } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { commentsCopy } from '@aura/domain/copy/comments';
import { composerCopy } from '@aura/domain/copy/composer';
import { postCopy } from '@aura/domain/copy/post';
import type { Page, Route } from 'playwright';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import { choosePostPhoto } from '../e2e/support/choose-post-photo.ts';
import { signIn } from '../e2e/support/session.ts';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import type { Harness } from './support/harness.ts';
import { signInAt } from './support/product-client.ts';

/** Checks 37 and 38: a browser without a connection, and one whose writes fail. */

const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const settleMs = 15_000;

/** A post with an item, opened in a browser, and what the server has about it. */
async function openScene(harness: Harness) {
  const product = await harness.product();
  const { token, email, ...client } = await signInAt(product, tomasz);
  const { body } = await client.call(calls.getProfile, { userID: email }, token);
  const person = { uid: '', email, username: body.profile.userName, token };
  const item = await addItem(client, person, { itemName: uniqueName('Coat') });
  const file = upload(await plainJpeg(600, 800));
  const post = await sharePost(client, person, { file, itemIDs: [item.id], caption: uniqueName('Look') });
  const browser = await harness.browser();
  const context = await browser.newContext({
    baseURL: product.address,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, tomasz);
  await page.goto(`/post/${post.id}`);
  const main = page.getByRole('main');
  const like = main.getByRole('button', { name: new RegExp(`^${postCopy.like},`) });
  const field = main.getByRole('textbox', { name: commentsCopy.inputLabel });
  const star = main.getByRole('button', { name: /wishlist$/ });
  await Promise.all([like.waitFor(), field.waitFor()]);

  /** What the server has: likes, comments and wishes. */
  async function stored() {
    const shown = (await client.call(calls.getPost, { id: post.id }, token)).body.post;
    const comments = await client.call(calls.getComments, { postId: post.id }, token);
    const wishes = await client.call(calls.getFavorites, { email }, token);
    return {
      likes: shown.likes,
      comments: comments.body.comments.map(({ text }) => text),
      wished: wishes.body.favorites.some((favorite) => favorite.item.id === item.id),
    };
  }
  return { context, page, main, like, field, star, stored };
}

type Scene = Awaited<ReturnType<typeof openScene>>;

/** Waits until a condition holds. */
async function settle(what: string, holds: () => Promise<boolean>, page: Page): Promise<void> {
  const end = Date.now() + settleMs;
  while (!(await holds())) {
    ok(Date.now() < end, what);
    await page.waitForTimeout(100);
  }
}

const isPressed = async ({ like }: Scene) => (await like.getAttribute('aria-pressed')) === 'true';

async function writeComment({ field }: Scene, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** A draft of a post that cannot be sent is offered again after a reload. */
async function checkDraft({ page, context }: Scene, caption: string): Promise<void> {
  await page.goto('/home');
  await choosePostPhoto(page);
  const editor = page.getByRole('dialog', { name: composerCopy.title });
  await editor.getByLabel(composerCopy.caption).fill(caption);
  await context.setOffline(true);
  await editor.getByRole('button', { name: composerCopy.share }).click();
  await editor.getByRole('alert').filter({ hasText: composerCopy.shareFailed }).waitFor();
  await context.setOffline(false);
  await page.reload();
  const notice = page.getByRole('region', { name: composerCopy.unsentLabel });
  await notice.getByRole('button', { name: composerCopy.continueUnsent }).click();
  equal(await editor.getByLabel(composerCopy.caption).inputValue(), caption);
}

const offline: Check = {
  number: 37,
  title: 'Without a connection',
  run: async (harness) => {
    const scene = await openScene(harness);
    const { context, page, field } = scene;
    const before = await scene.stored();
    const text = uniqueName('Written on a train ');
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('Like'));
    await scene.like.click();
    await refused;
    await settle('the like is not taken back', async () => !(await isPressed(scene)), page);
    const unsent = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/addComment'));
    await writeComment(scene, text);
    await unsent;
    equal(await field.inputValue(), text, 'the comment is lost');
    await context.setOffline(false);
    deepEqual(await scene.stored(), before);
    await field.press('Enter');
    await settle('the comment is not sent', async () => (await field.inputValue()) === '', page);
    await scene.like.click();
    await settle('the like is not stored', async () => (await scene.stored()).likes === 1, page);
    deepEqual((await scene.stored()).comments, [text], 'sent once');
    await checkDraft(scene, uniqueName('A draft '));
    await context.close();
    return 'like taken back, comment kept and sent once, draft kept over a reload';
  },
};

/** How a write can fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '500': (route) => route.fulfill({ status: 500, json: { success: false, error: '', code: 'INTERNAL' } }),
  '409': (route) => route.fulfill({ status: 409, json: { success: false, error: '', code: 'IN_PROGRESS' } }),
  'time-out': (route) => route.abort('timedout'),
};

/** The writes of a post's page, what they do, and whether the page equals the server afterwards. */
const writes: readonly {
  readonly url: string;
  act(scene: Scene): Promise<void>;
  equalsServer(scene: Scene): Promise<boolean>;
}[] = [
  {
    url: '**/addLike',
    act: ({ like }) => like.click(),
    equalsServer: async (scene) => (await isPressed(scene)) === (await scene.stored()).likes > 0,
  },
  {
    url: '**/addComment',
    act: (scene) => writeComment(scene, 'Never stored'),
    equalsServer: async ({ main, field, stored }) => {
      const shown = await main.getByRole('article').filter({ hasText: 'Never stored' }).count();
      return shown === (await stored()).comments.length && (await field.inputValue()) === 'Never stored';
    },
  },
  {
    url: '**/addFavorite',
    act: async ({ main, star }) => {
      await main.getByRole('radio', { name: postCopy.items }).click();
      await star.first().click();
    },
    equalsServer: async ({ star, stored }) => {
      const name = await star.first().getAttribute('aria-label');
      return name?.startsWith('Remove') === (await stored()).wished;
    },
  },
];

const rollback: Check = {
  number: 38,
  title: 'Writes that fail',
  run: async (harness) => {
    const scene = await openScene(harness);
    const { page, context } = scene;
    const before = await scene.stored();
    let cases = 0;
    for (const { url, act, equalsServer } of writes) {
      for (const [kind, fail] of Object.entries(failures)) {
        let requests = 0;
        await page.route(url, (route) => {
          requests += 1;
          return fail(route);
        });
        await act(scene);
        await settle(`${url} is not sent`, async () => requests > 0, page);
        await settle(
          `${url} with ${kind}: the page differs from the server`,
          () => equalsServer(scene),
          page,
        );
        deepEqual(await scene.stored(), before);
        await page.unroute(url);
        cases += 1;
      }
    }
    await context.close();
    return `${cases} cases of like, comment and wish: the page equals the server`;
  },
};

export const offlineChecks: readonly Check[] = [offline, rollback];
