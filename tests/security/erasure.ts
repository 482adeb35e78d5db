import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Check 29: nothing remains of a deleted account. */

const rows = 20;
/** The documented time. */
const limitMs = 60_000;
const word = 'erasableword';

async function createContent(target: Target, person: TestUser, other: TestUser): Promise<void> {
  const userID = person.email;
  const email = person.email;
  const file = upload(await plainJpeg(400, 300));
  const otherItem = await addItem(target, other);
  const otherPost = await sharePost(target, other);
  for (let index = 0; index < rows; index++) {
    const item = await addItem(target, person, { itemName: word });
    const post = await sharePost(target, person, { file, itemIDs: [item.id], caption: `${word} ${index}` });
    await target.call(calls.getPostImage, { id: post.id, w: 320 });
    const like = { userID, postID: index % 2 ? post.id : otherPost.id };
    await target.call(calls.addLike, like, person.token);
    const comment = { Email: email, userName: 'x', postID: like.postID, comment: `${word} ${index}` };
    await target.call(calls.addComment, comment, person.token, { 'idempotency-key': `${word}-${index}` });
    await target.call(calls.addItemLike, { userID, itemID: otherItem.id }, person.token);
    const itemID = index % 2 ? item.id : otherItem.id;
    await target.call(calls.addFavorite, { email, itemID }, person.token);
  }
  const profile = { userID, profileBio: word, location: word, profilePicture: file };
  await target.call(calls.updateProfile, profile, person.token);
}

/** The files of a folder that contain one of the texts. */
async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // The server replaces files while they are listed.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    for (const text of texts) if (bytes.includes(text)) found.push(`${text} in ${entry.name}`);
  }
  return found;
}

async function storedPictures(dataDir: string): Promise<string[]> {
  const files = await readdir(join(dataDir, 'pictures'), { recursive: true });
  return files.filter((file) => file.endsWith('.jpg')).sort();
}

const erasure: Check = {
  number: 29,
  title: 'Erasure of an account',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start();
    const person = await target.signUp(uniqueName('leaving'));
    const other = await target.signUp(uniqueName('staying'));
    await createContent(target, person, other);
    const pictures = await storedPictures(target.dataDir);
    ok(pictures.length > 3 * rows);
    const request = { userID: person.email, confirmationText: accountDeletionPhrase } as const;
    const start = performance.now();
    equal((await target.call(calls.deleteAccount, request, person.token)).status, 200);
    equal((await target.call(calls.getProfile, { userID: person.email }, person.token)).status, 401);
    const feed = await target.call(calls.getPosts, { limit: 50 }, other.token);
    deepEqual(
      feed.body.posts.map(({ likes, commentCount }) => [likes, commentCount]),
      [[0, 0]],
    );
    let left = ['not looked for'];
    while (left.length > 0) {
      ok(performance.now() - start < limitMs, `after ${limitMs / 1000} s: ${left.join(', ')}`);
      await setTimeout(2_000);
      left = await filesWith(target.dataDir, [person.email]);
    }
    const seconds = (performance.now() - start) / 1000;
    const leftPictures = await storedPictures(target.dataDir);
    // Those of the other person: an item, a post and their sizes.
    ok(
      leftPictures.length <= 3 && leftPictures.length < pictures.length,
      `${leftPictures.length} pictures are left`,
    );
    const log = target.server.output();
    ok(log.length > 1000, 'the server logs');
    const pattern = new RegExp(`@|eyJ|${person.username}|${word}`);
    equal(pattern.exec(log)?.[0], undefined, 'in the log');
    target.server.child.kill('SIGKILL');
    return `${pictures.length} images, ${6 * rows} rows; no file with the email after ${seconds.toFixed(0)} s`;
  },
};

export const erasureChecks: readonly Check[] = [erasure];
