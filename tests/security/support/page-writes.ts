import { calls } from '@aura/api-client/contract/calls';
import { blockCopy } from '@aura/domain/copy/blocks';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { followCopy } from '@aura/domain/copy/follows';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { profileCopy } from '@aura/domain/copy/profile';
import { privacyLabels, privacySettingsCopy } from '@aura/domain/copy/settings';
import type { Locator } from 'playwright';
import { isPressed, type Scene } from './post-scene.ts';

/** Writes of several pages, each with what is specified when it fails. */

/** A write and what is specified when it fails. */
export interface Write {
  readonly url: string;
  /** The message that is shown; none by default. */
  message?(kind: string): string;
  act(scene: Scene): Promise<void>;
  /** Whether the page shows what is specified, given what the server has. */
  isAsSpecified(scene: Scene): Promise<boolean>;
}

/** A write that is made on a page of its own. */
export interface PageWrite extends Write {
  /** Opens the page, and the form if there is one. */
  open(scene: Scene): Promise<void>;
  /** Of a write that is sent at the next start: whether the server has it. */
  isSent?(scene: Scene): Promise<boolean>;
}

const comment = 'Said before';

/** Opens the post with one like and one comment, both of the person. */
async function openPost(scene: Scene, isLiked: boolean, isCommentLiked: boolean): Promise<void> {
  const { client, person, post, page, like } = scene;
  const { email, username, token } = person;
  const target = { userID: email, postID: post.id };
  await client.call(isLiked ? calls.addLike : calls.removeLike, target, token);
  const { comments } = (await client.call(calls.getComments, { postId: post.id }, token)).body;
  const fields = { Email: email, userName: username, postID: post.id, comment };
  const { id } = comments[0] ?? (await client.call(calls.addComment, fields, token)).body.comment;
  await client.call(isCommentLiked ? calls.likeComment : calls.unlikeComment, { commentId: id }, token);
  await page.goto(`/post/${post.id}`);
  await Promise.all([like.waitFor(), commentOf(scene).waitFor()]);
}

const commentOf = ({ main }: Scene): Locator => main.getByRole('article').filter({ hasText: comment });
const heartOf = (scene: Scene) => commentOf(scene).getByRole('button', { name: /^Like comment/ });
const editorOf = ({ main }: Scene) => main.getByRole('textbox', { name: commentsCopy.editLabel });
const questionOf = ({ page }: Scene) => page.getByRole('alertdialog');
const formOf = ({ page }: Scene) => page.getByRole('dialog', { name: postEditCopy.title });

async function isHeartPressed(scene: Scene, wanted: boolean): Promise<boolean> {
  return (await heartOf(scene).getAttribute('aria-pressed')) === String(wanted);
}

async function chooseOfComment(scene: Scene, name: string): Promise<void> {
  await openPost(scene, false, false);
  await scene.main.getByRole('button', { name: commentsCopy.menu(scene.person.username) }).click();
  await scene.page.getByRole('menuitem', { name, exact: true }).click();
}

async function profileOf({ client, person }: Scene) {
  return (await client.call(calls.getProfile, { userID: person.email }, person.token)).body.profile;
}

const hasComment = async ({ stored }: Scene) => (await stored()).comments.join() === comment;

const other = 'mariam.elsayed';
const followButton = ({ main }: Scene, label: string) =>
  main.getByRole('button', { name: `${label} ${other}`, exact: true });

async function isFollowed({ client, person }: Scene): Promise<boolean> {
  const { body } = await client.call(calls.getProfileByUsername, { username: other }, person.token);
  return body.profile.isFollowed === true;
}

/** Likes that are taken back stay; a follow is stored in the browser and sent later; forms stay with a message. */
export const pageWrites: readonly PageWrite[] = [
  {
    url: '**/removeLike',
    open: (scene) => openPost(scene, true, false),
    act: ({ like }) => like.click(),
    isAsSpecified: async (scene) => (await isPressed(scene)) && (await scene.stored()).likes === 1,
  },
  {
    url: '**/likeComment',
    open: (scene) => openPost(scene, false, false),
    act: (scene) => heartOf(scene).click(),
    isAsSpecified: (scene) => isHeartPressed(scene, false),
  },
  {
    url: '**/unlikeComment',
    open: (scene) => openPost(scene, false, true),
    act: (scene) => heartOf(scene).click(),
    isAsSpecified: (scene) => isHeartPressed(scene, true),
  },
  {
    url: '**/follow',
    open: async (scene) => {
      await scene.client.call(calls.unfollow, { username: other }, scene.person.token);
      await scene.page.goto(`/user/${other}`);
    },
    act: (scene) => followButton(scene, followCopy.follow).click(),
    isAsSpecified: async (scene) =>
      (await followButton(scene, followCopy.following).isVisible()) && !(await isFollowed(scene)),
    isSent: isFollowed,
  },
  {
    url: '**/comment/*',
    message: () => commentsCopy.saveFailed,
    open: async (scene) => {
      await chooseOfComment(scene, commonCopy.edit);
      await editorOf(scene).fill('Never stored');
    },
    act: ({ main }) => main.getByRole('button', { name: commonCopy.save, exact: true }).click(),
    isAsSpecified: async (scene) =>
      (await editorOf(scene).inputValue()) === 'Never stored' && (await hasComment(scene)),
  },
  {
    url: '**/comment/*',
    message: () => commentsCopy.deleteFailed,
    open: (scene) => chooseOfComment(scene, commonCopy.delete),
    act: (scene) => questionOf(scene).getByRole('button', { name: commonCopy.delete }).click(),
    isAsSpecified: async (scene) => (await questionOf(scene).isVisible()) && (await hasComment(scene)),
  },
  {
    url: '**/api/aura/post/*',
    message: (kind) => (kind === 'time-out' ? postEditCopy.offline : postEditCopy.failed),
    open: async (scene) => {
      await openPost(scene, false, false);
      await scene.main.getByRole('button', { name: postEditCopy.title }).click();
      await formOf(scene).getByLabel('Caption').fill('Never stored');
    },
    act: (scene) => formOf(scene).getByRole('button', { name: commonCopy.save, exact: true }).click(),
    isAsSpecified: async (scene) =>
      (await formOf(scene).getByLabel('Caption').inputValue()) === 'Never stored',
  },
  {
    url: '**/deletePost/*',
    message: () => postPageCopy.deleteFailed,
    open: async (scene) => {
      await openPost(scene, false, false);
      await scene.main.getByRole('button', { name: postPageCopy.delete }).click();
    },
    act: (scene) => questionOf(scene).getByRole('button', { name: postPageCopy.deleteConfirm }).click(),
    isAsSpecified: async (scene) => (await questionOf(scene).isVisible()) && (await hasComment(scene)),
  },
  {
    url: '**/updateProfile',
    message: () => privacySettingsCopy.failed,
    open: async ({ page }) => {
      await page.goto('/settings?section=privacy');
      const levels = page.getByRole('radiogroup', { name: privacySettingsCopy.profilePrivacy });
      await levels.getByRole('radio', { name: privacyLabels.private }).click();
    },
    act: ({ page }) => page.getByRole('button', { name: privacySettingsCopy.save }).click(),
    isAsSpecified: async (scene) => (await profileOf(scene)).profilePrivacy === 'public',
  },
  {
    url: '**/updateProfile',
    message: () => blockCopy.failed,
    open: async ({ page }) => {
      await page.goto(`/user/${other}`);
    },
    act: async (scene) => {
      await scene.main.getByRole('button', { name: profileCopy.menu(other) }).click();
      await scene.page.getByRole('menuitem', { name: blockCopy.block, exact: true }).click();
      await questionOf(scene).getByRole('button', { name: blockCopy.block, exact: true }).click();
    },
    isAsSpecified: async (scene) => (await profileOf(scene)).blockedList === '',
  },
];
