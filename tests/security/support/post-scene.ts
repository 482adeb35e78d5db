import { ok } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { commentsCopy } from '@aura/domain/copy/comments';
import { postCopy } from '@aura/domain/copy/post';
import type { Page } from 'playwright';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../../packages/server/src/testing/content.ts';
import { signIn } from '../../e2e/support/session.ts';
import { uniqueName } from './client.ts';
import type { Harness } from './harness.ts';
import { signInAt } from './product-client.ts';

const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const settleMs = 15_000;

/** A post with an item, opened in a browser, and what the server has about it. */
export async function openScene(harness: Harness) {
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
  return { context, page, main, like, field, star, stored, client, person, post };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Waits until a condition holds. */
export async function settle(what: string, holds: () => Promise<boolean>, page: Page): Promise<void> {
  const end = Date.now() + settleMs;
  while (!(await holds())) {
    ok(Date.now() < end, what);
    await page.waitForTimeout(100);
  }
}

export const isPressed = async ({ like }: Scene) => (await like.getAttribute('aria-pressed')) === 'true';

export async function writeComment({ field }: Scene, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}
