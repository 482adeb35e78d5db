import type { RequestOf } from '@aura/api-client/contract/call';
import { type ItemWire, itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { PostWire } from '@aura/api-client/contract/posts';
import { plainJpeg } from '../images/testing/files.ts';
import type { TestServer, TestUser } from './server.ts';

/** What sends the requests. */
type Caller = Pick<TestServer, 'call'>;

const jpeg = plainJpeg();

/** Wraps bytes as an upload whose declared type the server must ignore. */
export function upload(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

type PostFields = Partial<RequestOf<typeof postEditCalls.addPost>>;
type ItemFields = Partial<RequestOf<typeof itemCalls.addUserItem>>;

/** Creates a valid request for a post. */
export async function postRequest(person: TestUser, fields: PostFields = {}) {
  const file = upload(await jpeg);
  return { file, caption: 'A look', userID: person.email, auraTags: [], itemIDs: [], ...fields };
}

/** The facts of a coat, as fields of a request. */
export const coatFacts = {
  size: 'M',
  color: 'Black',
  material: 'Wool',
  brand: 'COS',
  style: 'Minimal',
  itemName: 'Coat',
  category: 'Outerwear',
  subcategory: 'Coats',
};

/** A garment as the analysis of a photo finds it. */
export const foundTop = {
  category: 'Tops',
  subcategory: '',
  brand: '',
  description: 'Top',
  color: 'Navy',
  material: '',
  style: '',
  confidence: null,
  box: null,
};

/** Creates a valid request for an item. */
export async function itemRequest(person: TestUser, fields: ItemFields = {}) {
  const image = upload(await jpeg);
  return {
    userID: person.email,
    ...coatFacts,
    frontImage: image,
    backImage: image,
    ...fields,
  };
}

/**
 * Shares a post.
 * @throws when the server rejects it
 */
export async function sharePost(
  server: Caller,
  person: TestUser,
  fields: PostFields = {},
): Promise<PostWire> {
  const answer = await server.call(postEditCalls.addPost, await postRequest(person, fields), person.token);
  if (answer.status !== 200) throw new Error(`addPost: ${answer.body.code}`);
  return answer.body.post;
}

/**
 * Adds an item to the wardrobe.
 * @throws when the server rejects it
 */
export async function addItem(server: Caller, person: TestUser, fields: ItemFields = {}): Promise<ItemWire> {
  const answer = await server.call(itemCalls.addUserItem, await itemRequest(person, fields), person.token);
  if (answer.status !== 200) throw new Error(`addUserItem: ${answer.body.code}`);
  return answer.body.item;
}

/** Counts the stored images. */
export async function storedImages(server: TestServer): Promise<number> {
  const folders = new Set<string>();
  for await (const { key } of server.services.storage.list()) {
    folders.add(key.slice(0, key.lastIndexOf('/')));
  }
  return folders.size;
}
