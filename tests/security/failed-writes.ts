import { deepEqual, equal, ok } from 'node:assert/strict';
import { wishlistCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import type { Route } from 'playwright';
import type { Check } from './support/check.ts';
import { pageWrites, type Write } from './support/page-writes.ts';
import { isPressed, openScene, type Scene, settle, writeComment } from './support/post-scene.ts';

/** Check 38: a browser whose writes fail. */

/** So often in a row the page is as specified once it is settled. */
const steadyTimes = 5;

/** How a write can fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answer 500': (route) =>
    route.fulfill({ status: 500, json: { success: false, error: '', code: 'INTERNAL' } }),
  'answer 409': (route) =>
    route.fulfill({ status: 409, json: { success: false, error: '', code: 'IN_PROGRESS' } }),
  'time-out': (route) => route.abort('timedout'),
};

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
async function failWrite(
  scene: Scene,
  { url, act, isAsSpecified, message }: Write,
  kind: string,
): Promise<void> {
  const { page } = scene;
  const fail = failures[kind];
  ok(fail);
  let requests = 0;
  await page.route(url, (route) => {
    if (route.request().method() === 'GET') return route.continue();
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
  const expected = message?.(kind);
  if (expected !== undefined) await messages.filter({ hasText: expected }).first().waitFor();
  else deepEqual(await messages.allInnerTexts(), [], `${url} with ${kind}: a message`);
  await page.unroute(url);
}

/** Makes the writes of several pages fail, and returns the number of cases. */
async function failPageWrites(scene: Scene): Promise<number> {
  const { page } = scene;
  const kinds = Object.keys(failures);
  for (const write of pageWrites) {
    const { url, open, isSent } = write;
    await open(scene);
    for (const kind of kinds) {
      await failWrite(scene, write, kind);
      if (!isSent) continue;
      await page.reload();
      await settle(`${url} is not sent later`, () => isSent(scene), page);
      await open(scene);
    }
  }
  return pageWrites.length * kinds.length;
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
    cases += await failPageWrites(scene);
    await context.close();
    return `${cases} cases: likes and comments are taken back, wishes and follows are stored and sent later, forms stay with their message`;
  },
};

export const failedWriteChecks: readonly Check[] = [rollback];
