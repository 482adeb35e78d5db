import type { ImageMeta } from '@aura/api-client/contract/fields';
import { profileImageMaxBytes } from '@aura/domain/limits';
import { Failure } from './failure.ts';
import { imageSize, isImage } from './image-size.ts';
import type { State, StoredImage, StoredPerson, StoredPost } from './state.ts';
import { seesItem, seesPost, seesProfile } from './visibility.ts';

type Viewer = StoredPerson | null;

/** An uploaded image; screens send a tenth of it. */
const uploadMaxBytes = 2 * profileImageMaxBytes;

/**
 * Keeps an image as it was sent.
 * @throws `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export async function storeImage(state: State, sent: Blob, maxBytes = uploadMaxBytes): Promise<string> {
  if (sent.size > maxBytes) throw new Failure('PAYLOAD_TOO_LARGE');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (!isImage(bytes)) throw new Failure('UNSUPPORTED_MEDIA');
  const id = state.newId('image');
  const size = imageSize(bytes);
  const meta = size && { ...size, thumbhash: null, palette: [] };
  state.images.set(id, { id, meta, source: { sent } });
  return id;
}

/** @returns null also for an image that is gone */
export function metaOf(state: State, id: string | null): ImageMeta | null {
  return id === null ? null : (state.images.get(id)?.meta ?? null);
}

/**
 * The id under which a viewer may load an image. What is not public names its viewer, since an image address
 * carries no token; the mock keeps no secret in it.
 */
export function addressId(imageId: string, isPublic: boolean, viewer: Viewer): string {
  return isPublic || viewer === null ? imageId : `${imageId}.${viewer.id}`;
}

/** The address of a post's image below the API's prefix. */
export function postAddress(post: StoredPost, isPublic: boolean, viewer: Viewer): string | null {
  if (post.imageId === null) return null;
  const path = `/post/${post.id}/image`;
  return isPublic ? path : `${path}?sig=${addressId(post.imageId, false, viewer)}`;
}

/** Which image an address names, and on whose behalf. */
function readAddress(state: State, address: string, viewer: Viewer): { id: string; viewer: Viewer } {
  const [id = '', viewerId] = address.split('.');
  if (viewerId === undefined) return { id, viewer };
  const named = state.people.get(viewerId);
  if (named === undefined) throw new Failure('NOT_FOUND');
  return { id, viewer: named };
}

function found(state: State, id: string | null, mayLoad: boolean): StoredImage {
  const image = id === null ? undefined : state.images.get(id);
  if (image === undefined || !mayLoad) throw new Failure('NOT_FOUND');
  return image;
}

/** @throws `NOT_FOUND` also for whoever may not see the post */
export function postImage(state: State, viewer: Viewer, request: { id: string; sig?: string | undefined }) {
  const post = state.posts.get(request.id);
  const signed = request.sig === undefined ? null : readAddress(state, request.sig, viewer);
  if (post === undefined || (signed !== null && signed.id !== post.imageId)) throw new Failure('NOT_FOUND');
  return found(state, post.imageId, seesPost(state, signed ? signed.viewer : viewer, post));
}

/** @throws `NOT_FOUND` also for whoever may not see the item */
export function itemImage(state: State, caller: Viewer, address: string): StoredImage {
  const { id, viewer } = readAddress(state, address, caller);
  const item = [...state.items.values()].find(({ frontId, backId }) => frontId === id || backId === id);
  return found(state, id, item !== undefined && seesItem(state, viewer, item));
}

/** @throws `NOT_FOUND` also for whoever may not see the profile */
export function avatarImage(state: State, caller: Viewer, address: string): StoredImage {
  const { id, viewer } = readAddress(state, address, caller);
  const owner = [...state.people.values()].find(({ avatarId }) => avatarId === id);
  return found(state, id, seesProfile(viewer, owner));
}
