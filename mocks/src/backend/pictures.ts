import type { PictureMeta } from '@aura/api-client/contract/fields';
import { profileImageMaxBytes } from '@aura/domain/limits';
import { Failure } from './failure.ts';
import { imageSize, isPicture } from './image-size.ts';
import type { State, StoredPerson, StoredPicture, StoredPost } from './state.ts';
import { seesItem, seesPost, seesProfile } from './visibility.ts';

type Viewer = StoredPerson | null;

/** An uploaded picture; screens send a tenth of it. */
const uploadMaxBytes = 2 * profileImageMaxBytes;

/**
 * Keeps a picture as it was sent.
 * @throws `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export async function storePicture(state: State, sent: Blob, maxBytes = uploadMaxBytes): Promise<string> {
  if (sent.size > maxBytes) throw new Failure('PAYLOAD_TOO_LARGE');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (!isPicture(bytes)) throw new Failure('UNSUPPORTED_MEDIA');
  const id = state.newId('picture');
  const size = imageSize(bytes);
  const meta = size && { ...size, thumbhash: null, palette: [] };
  state.pictures.set(id, { id, meta, source: { sent } });
  return id;
}

/** @returns null also for a picture that is gone */
export function metaOf(state: State, id: string | null): PictureMeta | null {
  return id === null ? null : (state.pictures.get(id)?.meta ?? null);
}

/**
 * The id under which a viewer may load a picture. What is not public names its viewer, since an image address
 * carries no token; the mock keeps no secret in it.
 */
export function addressId(pictureId: string, isPublic: boolean, viewer: Viewer): string {
  return isPublic || viewer === null ? pictureId : `${pictureId}.${viewer.id}`;
}

/** The address of a post's picture below the API's prefix. */
export function postAddress(post: StoredPost, isPublic: boolean, viewer: Viewer): string | null {
  if (post.pictureId === null) return null;
  const path = `/post/${post.id}/image`;
  return isPublic ? path : `${path}?sig=${addressId(post.pictureId, false, viewer)}`;
}

/** Which picture an address names, and on whose behalf. */
function readAddress(state: State, address: string, viewer: Viewer): { id: string; viewer: Viewer } {
  const [id = '', viewerId] = address.split('.');
  if (viewerId === undefined) return { id, viewer };
  const named = state.people.get(viewerId);
  if (named === undefined) throw new Failure('NOT_FOUND');
  return { id, viewer: named };
}

function found(state: State, id: string | null, mayLoad: boolean): StoredPicture {
  const picture = id === null ? undefined : state.pictures.get(id);
  if (picture === undefined || !mayLoad) throw new Failure('NOT_FOUND');
  return picture;
}

/** @throws `NOT_FOUND` also for whoever may not see the post */
export function postPicture(state: State, viewer: Viewer, request: { id: string; sig?: string | undefined }) {
  const post = state.posts.get(request.id);
  const signed = request.sig === undefined ? null : readAddress(state, request.sig, viewer);
  if (post === undefined || (signed !== null && signed.id !== post.pictureId)) throw new Failure('NOT_FOUND');
  return found(state, post.pictureId, seesPost(state, signed ? signed.viewer : viewer, post));
}

/** @throws `NOT_FOUND` also for whoever may not see the item */
export function itemPicture(state: State, caller: Viewer, address: string): StoredPicture {
  const { id, viewer } = readAddress(state, address, caller);
  const item = [...state.items.values()].find(({ frontId, backId }) => frontId === id || backId === id);
  return found(state, id, item !== undefined && seesItem(state, viewer, item));
}

/** @throws `NOT_FOUND` also for whoever may not see the profile */
export function avatarPicture(state: State, caller: Viewer, address: string): StoredPicture {
  const { id, viewer } = readAddress(state, address, caller);
  const owner = [...state.people.values()].find(({ avatarId }) => avatarId === id);
  return found(state, id, seesProfile(viewer, owner));
}
