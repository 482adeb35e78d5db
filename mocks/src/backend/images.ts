import type { ImageMeta } from '@aura/api-client/contract/fields';
import { inputImageMaxBytes } from '@aura/domain/limits/images';
import { BackendError } from './backend-error.ts';
import { readImageSize } from './image-size.ts';
import type { State, StoredImage, StoredPost, Viewer } from './state.ts';
import { canSeeItem, canSeePost, canSeeProfile } from './visibility.ts';

/**
 * Stores an image unchanged.
 * @throws `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export async function storeImage(
  state: State,
  sent: Blob,
  maxBytes: number = inputImageMaxBytes,
): Promise<string> {
  if (sent.size > maxBytes) throw new BackendError('PAYLOAD_TOO_LARGE');
  const size = readImageSize(new Uint8Array(await sent.arrayBuffer()));
  if (size === null) throw new BackendError('UNSUPPORTED_MEDIA');
  const id = state.newId('image');
  const meta = { ...size, thumbhash: null, palette: [] };
  state.images.set(id, { id, meta, source: { sent } });
  return id;
}

/** @returns null also for a deleted image */
export function imageMetaOf(state: State, id: string | null): ImageMeta | null {
  return id === null ? null : (state.images.get(id)?.meta ?? null);
}

/**
 * The id with which a viewer loads an image. For an image that is not public it contains the viewer, since
 * image requests have no token; unlike the server's, it is not signed.
 */
export function viewerImageId(imageId: string, isPublic: boolean, viewer: Viewer): string {
  return isPublic || viewer === null ? imageId : `${imageId}.${viewer.id}`;
}

/** The path of a post's image, relative to the API root. */
export function postImagePath(post: StoredPost, isPublic: boolean, viewer: Viewer): string | null {
  if (post.imageId === null) return null;
  const path = `/post/${post.id}/image`;
  return isPublic ? path : `${path}?sig=${viewerImageId(post.imageId, false, viewer)}`;
}

/** Splits an image id into the stored id and the viewer that it was issued for. */
function parseViewerImageId(state: State, address: string, viewer: Viewer): { id: string; viewer: Viewer } {
  const [id = '', viewerId] = address.split('.');
  if (viewerId === undefined) return { id, viewer };
  const signedFor = state.users.get(viewerId);
  if (signedFor === undefined) throw new BackendError('NOT_FOUND');
  return { id, viewer: signedFor };
}

function requireImage(state: State, id: string | null, isAllowed: boolean): StoredImage {
  const image = id === null ? undefined : state.images.get(id);
  if (image === undefined || !isAllowed) throw new BackendError('NOT_FOUND');
  return image;
}

/** @throws `NOT_FOUND` also when the viewer may not see the post */
export function postImage(state: State, viewer: Viewer, request: { id: string; sig?: string | undefined }) {
  const post = state.posts.get(request.id);
  const signed = request.sig === undefined ? null : parseViewerImageId(state, request.sig, viewer);
  if (post === undefined || (signed !== null && signed.id !== post.imageId))
    throw new BackendError('NOT_FOUND');
  return requireImage(state, post.imageId, canSeePost(state, signed ? signed.viewer : viewer, post));
}

/** @throws `NOT_FOUND` also when the viewer may not see the item */
export function itemImage(state: State, caller: Viewer, address: string): StoredImage {
  const { id, viewer } = parseViewerImageId(state, address, caller);
  const item = [...state.items.values()].find(({ frontId, backId, frontCutoutId, backCutoutId }) =>
    [frontId, backId, frontCutoutId, backCutoutId].includes(id),
  );
  return requireImage(state, id, item !== undefined && canSeeItem(state, viewer, item));
}

/** @throws `NOT_FOUND` also when the viewer may not see the profile */
export function avatarImage(state: State, caller: Viewer, address: string): StoredImage {
  const { id, viewer } = parseViewerImageId(state, address, caller);
  const owner = [...state.users.values()].find(({ avatarId }) => avatarId === id);
  return requireImage(state, id, canSeeProfile(viewer, owner));
}
