import { deepEqual, equal, ok } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { wishlistCopy } from '@aura/domain/copy/items';
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
/** So often in a row the page is as specified once it is settled. */
const steadyTimes = 5;

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
    // Its requests are not intercepted by `page.route`.
    serviceWorkers: 'block',
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

/** A post that cannot be sent waits, and opens with its text. */
async function checkPost({ page, context }: Scene, caption: string): Promise<void> {
  await page.goto('/home');
  await choosePostPhoto(page);
  const editor = page.getByRole('dialog', { name: composerCopy.title });
  await editor.getByLabel(composerCopy.caption).fill(caption);
  await context.setOffline(true);
  await editor.getByRole('button', { name: composerCopy.share }).click();
  const notice = page.getByRole('region', { name: composerCopy.unsentLabel(1) });
  await notice.getByRole('button', { name: commonCopy.edit }).click();
  equal(await editor.getByLabel(composerCopy.caption).inputValue(), caption);
}

const offline: Check = {
  number: 37,
  title: 'Without a connection',
  runs: 'own',
  run: async (harness) => {
    const scene = await openScene(harness);
    const { context, page, main } = scene;
    const before = await scene.stored();
    const text = uniqueName('Written on a train ');
    await context.setOffline(true);
    await scene.like.click();
    await settle('the like does not wait', () => isPressed(scene), page);
    await writeComment(scene, text);
    await main.getByRole('list', { name: commentsCopy.waiting }).getByText(text).waitFor();
    deepEqual(await scene.stored(), before);
    await context.setOffline(false);
    const isSent = async () => {
      const { likes, comments } = await scene.stored();
      return likes === 1 && comments.length > 0;
    };
    await settle('the like and the comment are not sent', isSent, page);
    await main.getByRole('list', { name: commentsCopy.waiting }).waitFor({ state: 'detached' });
    deepEqual((await scene.stored()).comments, [text], 'sent once');
    await checkPost(scene, uniqueName('A post '));
    await context.close();
    return 'like and comment stored and sent once, a post waits and opens with its text';
  },
};

/** How a write can fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answer 500': (route) =>
    route.fulfill({ status: 500, json: { success: false, error: '', code: 'INTERNAL' } }),
  'answer 409': (route) =>
    route.fulfill({ status: 409, json: { success: false, error: '', code: 'IN_PROGRESS' } }),
  'time-out': (route) => route.abort('timedout'),
};

/** A write of a post's page whose failure is shown without a message. */
interface Write {
  readonly url: string;
  act(scene: Scene): Promise<void>;
  /** Whether the page shows what is specified, given what the server has. */
  isAsSpecified(scene: Scene): Promise<boolean>;
}

/** A like is taken back; a comment is not shown, and its text stays in the field. */
const taken: readonly Write[] = [
  {
    url: '**/addLike',
    act: ({ like }) => like.click(),
    isAsSpecified: async (scene) => !(await isPressed(scene)) && (await scene.stored()).likes === 0,
  },
  {
    url: '**/addComment',
    act: (scene) => writeComment(scene, 'Never stored'),
    isAsSpecified: async ({ main, field, stored }) => {
      const shown = await main.getByRole('article').filter({ hasText: 'Never stored' }).count();
      const { comments } = await stored();
      return shown === 0 && comments.length === 0 && (await field.inputValue()) === 'Never stored';
    },
  },
];

const isWished = async ({ star }: Scene) => (await star.getAttribute('aria-label'))?.startsWith('Remove');

/** A change of the wishlist stays in the browser and is sent at the next start. */
const held: readonly Write[] = [
  {
    url: '**/addFavorite',
    act: ({ star }) => star.click(),
    isAsSpecified: async (scene) => (await isWished(scene)) === true && !(await scene.stored()).wished,
  },
  {
    url: '**/removeFavorite',
    act: async ({ page, star }) => {
      await star.click();
      await page.getByRole('alertdialog').getByRole('button', { name: wishlistCopy.remove }).click();
    },
    isAsSpecified: async (scene) => (await isWished(scene)) === false && (await scene.stored()).wished,
  },
];

/** Makes a write fail, and waits until the page has been as specified for a while. */
async function failWrite(scene: Scene, { url, act, isAsSpecified }: Write, kind: string): Promise<void> {
  const { page } = scene;
  const fail = failures[kind];
  ok(fail);
  let requests = 0;
  await page.route(url, (route) => {
    requests += 1;
    return fail(route);
  });
  await act(scene);
  await settle(`${url} is not sent`, async () => requests > 0, page);
  let times = 0;
  const holds = async () => {
    times = (await isAsSpecified(scene)) ? times + 1 : 0;
    return times === steadyTimes;
  };
  await settle(`${url} with ${kind}: the page is not as specified`, holds, page);
  const messages = page.getByRole('alert').filter({ hasText: /\S/ });
  deepEqual(await messages.allInnerTexts(), [], `${url} with ${kind}: a message`);
  await page.unroute(url);
}

const showItems = ({ main }: Scene) => main.getByRole('radio', { name: postCopy.items }).click();

const rollback: Check = {
  number: 38,
  title: 'Writes that fail',
  runs: 'own',
  run: async (harness) => {
    const scene = await openScene(harness);
    const { page, context } = scene;
    let cases = 0;
    for (const kind of Object.keys(failures)) {
      for (const write of taken) {
        await failWrite(scene, write, kind);
        cases += 1;
      }
    }
    await scene.field.fill('');
    await showItems(scene);
    for (const kind of Object.keys(failures)) {
      for (const write of held) {
        const { wished: before } = await scene.stored();
        await failWrite(scene, write, kind);
        await page.reload();
        await settle('the change is not sent', async () => (await scene.stored()).wished !== before, page);
        await showItems(scene);
        equal(await isWished(scene), !before, 'the wish after a reload');
        cases += 1;
      }
    }
    await context.close();
    return `${cases} cases: likes and comments are taken back, wishes are stored and sent later`;
  },
};

export const offlineChecks: readonly Check[] = [offline, rollback];
