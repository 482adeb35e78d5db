import { calls } from '@aura/api-client/contract/calls';
import { product as productCopy } from '@aura/domain/product';
import { settingsSections } from '@aura/domain/vocabularies/settings-sections';
import { wardrobeTabs } from '@aura/domain/vocabularies/tabs';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../../packages/server/src/testing/content.ts';
import { outfitWith } from '../../../packages/server/src/testing/every-call.ts';
import { makeModerator, signUp } from '../../e2e/support/accounts.ts';
import type { Product } from '../../e2e/support/product.ts';
import { mariam, signInAt } from './product-client.ts';

/** Content with hostile texts, and the pages that show it. */

export const markup = '<img src=x onerror=alert(1)>';
export const hostile = {
  caption: `${markup}<script>window.attacked=1</script> javascript:alert(1) \u202egnp.exe`,
  tag: '#<svg/onload=alert(1)>',
  imageAlt: `" onload="alert(1)" x="${markup}`,
  bio: `"><iframe srcdoc="<script>parent.attacked=1</script>"></iframe> \u202eevil`,
  displayName: '<b onmouseover=alert(1)>X</b>',
  location: 'javascript:alert(1)',
  comment: `${markup} [x](javascript:alert(1)) data:text/html,<script>alert(1)</script>`,
  itemName: `'"><script>alert(1)</script>`,
  brand: '<a href="javascript:alert(1)">COS</a>',
  notes: `</textarea><script>window.attacked=1</script>${markup}`,
  outfitName: `<details open ontoggle=alert(1)>${markup}`,
  reportNote: `<form action="javascript:alert(1)"><button autofocus onfocus=alert(1)>`,
};

export const moderator = { email: 'moderator@aura.example', password: 'linen-and-wool-7' };

/** Creates an account with a profile and returns a client with its token. */
async function createAccount(product: Product, credentials: typeof moderator, username: string) {
  await signUp(product.authPort, credentials.email, credentials.password);
  const account = await signInAt(product, credentials);
  await account.signUpWith(username, account.token, credentials.email);
  return account;
}

/** Reports the comment, the post and the person, since a report of the person would hide the others. */
async function createCases(
  product: Product,
  targets: readonly (readonly ['comment' | 'post' | 'person', string])[],
) {
  await createAccount(product, moderator, 'tour.moderator');
  await makeModerator(product.authPort, moderator.email);
  const reporter = await createAccount(
    product,
    { ...moderator, email: 'reporter@aura.example' },
    'tour.reporter',
  );
  for (const [targetType, targetId] of targets) {
    const report = { targetType, targetId, reason: 'spam', note: hostile.reportNote } as const;
    const { status } = await reporter.call(calls.report, report, reporter.token);
    if (status !== 200) throw new Error(`report of a ${targetType}: ${status}`);
  }
}

/** Creates content with hostile texts, open cases about it, and returns the pages that show it to its author. */
export async function createHostileContent(product: Product): Promise<readonly string[]> {
  const { token, email, ...client } = await signInAt(product, mariam);
  const { body } = await client.call(calls.getProfile, { userID: email }, token);
  const username = body.profile.userName;
  const person = { uid: '', email, username, token };
  const { bio: profileBio, displayName, location, notes, imageAlt } = hostile;
  const profile = { userID: email, displayName, location, profileBio };
  const { status } = await client.call(calls.updateProfile, profile, token);
  if (status !== 200) throw new Error(`updateProfile: ${status}`);
  const own = { notes, price: null, purchaseDate: '', archived: false };
  const item = await addItem(client, person, { itemName: hostile.itemName, brand: hostile.brand, own });
  const file = upload(await plainJpeg(600, 800));
  const fields = { file, caption: hostile.caption, imageAlt, auraTags: [hostile.tag], itemIDs: [item.id] };
  const post = await sharePost(client, person, fields);
  const comment = { Email: email, userName: username, postID: post.id, comment: hostile.comment };
  const added = (await client.call(calls.addComment, comment, token)).body.comment;
  const newOutfit = { ...outfitWith(item.id), name: hostile.outfitName };
  const { outfit } = (await client.call(calls.addOutfit, newOutfit, token)).body;
  const date = new Date().toISOString().slice(0, 10);
  await client.call(calls.addWear, { date, itemIds: [item.id], outfitId: outfit.id, postId: post.id }, token);
  await createCases(product, [
    ['comment', added.id],
    ['post', post.id],
    ['person', username],
  ]);
  const encoded = encodeURIComponent(markup);
  const wardrobe = `/${productCopy.slug}`;
  return [
    '/home',
    `/post/${post.id}`,
    `/post/${encoded}`,
    '/profile',
    `/user/${username}`,
    `/user/${encoded}`,
    ...wardrobeTabs.map((tab) => `${wardrobe}?tab=${tab}`),
    `${wardrobe}?view=calendar`,
    `${wardrobe}?view=statistics`,
    `${wardrobe}?view=statistics&as=tables`,
    `${wardrobe}?item=${item.id}`,
    `${wardrobe}?item=${encoded}`,
    `${wardrobe}/item/${item.id}`,
    `${wardrobe}/outfit/new`,
    `${wardrobe}/outfit/${outfit.id}`,
    `${wardrobe}/outfit/${encoded}`,
    '/notifications',
    '/search',
    `/search?q=${encodeURIComponent(hostile.displayName)}`,
    `/search?q=${encoded}`,
    `/tag/${encodeURIComponent(hostile.tag.slice(1))}`,
    '/moderation',
    ...settingsSections.map((section) => `/settings?section=${section}`),
    '/settings?section=data',
    '/creator',
    '/privacy',
    '/cookies',
    '/terms',
    '/eula',
    '/acceptable-use',
    `/reset-password?oobCode=${encoded}&continueUrl=javascript:alert(1)`,
    `/${encoded}`,
    `/home?next=javascript:alert(1)#${encoded}`,
    '/',
  ];
}
