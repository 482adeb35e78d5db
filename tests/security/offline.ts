import { deepEqual, equal } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { choosePostPhoto } from '../e2e/support/choose-post-photo.ts';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import { isPressed, openScene, type Scene, settle, writeComment } from './support/post-scene.ts';

/** Check 37: a browser without a connection. */

/** A post that cannot be sent waits, opens with its text, is stored over a reload, and is shared once. */
async function checkPost({ page, context, client, person }: Scene, caption: string): Promise<void> {
  await page.goto('/home');
  await choosePostPhoto(page);
  const editor = page.getByRole('dialog', { name: composerCopy.title });
  await editor.getByLabel(composerCopy.caption).fill(caption);
  await context.setOffline(true);
  await editor.getByRole('button', { name: composerCopy.share }).click();
  const notice = page.getByRole('region', { name: composerCopy.unsentLabel(1) });
  await notice.getByRole('button', { name: commonCopy.edit }).click();
  equal(await editor.getByLabel(composerCopy.caption).inputValue(), caption);
  await editor.getByRole('button', { name: composerCopy.share }).click();
  await notice.waitFor();
  // Without its service worker, the app starts only with a connection.
  await page.route('**/addPost', (route) => route.abort('connectionfailed'));
  await context.setOffline(false);
  await page.reload();
  await notice.waitFor();
  await page.unroute('**/addPost');
  await context.setOffline(true);
  await context.setOffline(false);
  const shared = async () => {
    const { body } = await client.call(calls.getPosts, { search_term: caption }, person.token);
    return body.total_posts;
  };
  await settle('the post is not shared', async () => (await shared()) > 0, page);
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForLoadState('networkidle');
  equal(await shared(), 1, 'posts after a reload');
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
    return 'like, comment and post stored and sent once, the post with its text and over a reload';
  },
};

export const offlineChecks: readonly Check[] = [offline];
