import type { OutfitWire, outfitCalls } from '@aura/api-client/contract/outfits';
import { outfitsMaxCount } from '@aura/domain/limits/outfits';
import type { OutfitLayer } from '@aura/domain/outfits';
import { outfitProblems } from '@aura/domain/refusals';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { viewerImageId } from './images.ts';
import { newestFirst, type State, type StoredImage, type StoredOutfit, type StoredUser } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { canSeeItem } from './visibility.ts';
import { itemWire } from './wires.ts';
import { outfitWearsOf } from './worn-items.ts';

type OutfitCallName = Exclude<keyof typeof outfitCalls, 'getOutfitImage'>;

function visibleItem(state: State, owner: StoredUser, itemId: string) {
  const item = state.items.get(itemId);
  return item && canSeeItem(state, owner, item) ? item : null;
}

/** The photos of an outfit's garments that its owner may see, the lowest first. */
function photosOf(state: State, owner: StoredUser, { layers }: StoredOutfit): string[] {
  return layers.flatMap(({ itemId }) => visibleItem(state, owner, itemId)?.frontId ?? []);
}

function toWire(state: State, owner: StoredUser, outfit: StoredOutfit): OutfitWire {
  const photos = photosOf(state, owner, outfit);
  const imagePath = `/outfitImage/${viewerImageId(outfit.id, false, owner)}?v=${outfit.version}`;
  return {
    ...outfitWearsOf(state, outfit.id),
    name: outfit.name,
    occasions: [...outfit.occasions],
    layers: outfit.layers.map((layer) => {
      const item = visibleItem(state, owner, layer.itemId);
      return { ...layer, item: item && itemWire(state, owner, item) };
    }),
    version: outfit.version,
    image: photos.length === 0 ? null : imagePath,
    createdAt: new Date(outfit.createdAt).toISOString(),
    updatedAt: new Date(outfit.updatedAt).toISOString(),
  };
}

function requireOwnOutfit(context: CallContext, id: string): { owner: StoredUser; outfit: StoredOutfit } {
  const owner = requireUser(context);
  const outfit = context.state.outfits.get(id);
  if (outfit?.ownerId !== owner.id) throw new BackendError('NOT_FOUND');
  return { owner, outfit };
}

function ownOutfits(state: State, ownerId: string): StoredOutfit[] {
  return newestFirst([...state.outfits.values()].filter((outfit) => outfit.ownerId === ownerId));
}

/** @throws `NOT_FOUND` for a new garment that is neither owned nor on the wishlist */
function checkItems(
  state: State,
  owner: StoredUser,
  layers: readonly OutfitLayer[],
  before: readonly OutfitLayer[],
): void {
  const known = new Set(before.map(({ itemId }) => itemId));
  for (const { itemId } of layers) {
    const item = visibleItem(state, owner, itemId);
    const isInWishlist = state.wishlist.some((entry) => entry.userId === owner.id && entry.itemId === itemId);
    const isAvailable = item !== null && (item.ownerId === owner.id || isInWishlist);
    if (!known.has(itemId) && !isAvailable) throw new BackendError('NOT_FOUND');
  }
}

export const outfitResolvers: Resolvers<OutfitCallName> = {
  getOutfit: (context, { id }) => {
    const { owner, outfit } = requireOwnOutfit(context, id);
    return { ...success, outfit: toWire(context.state, owner, outfit) };
  },

  getOutfits: ({ state, viewer }, { itemId, ...request }) => {
    if (viewer === null) return { ...success, outfits: [], total: 0, next: null };
    const all = ownOutfits(state, viewer.id).filter(
      ({ layers }) => itemId === undefined || layers.some((layer) => layer.itemId === itemId),
    );
    const { page, next } = pageOf(all, request, ({ createdAt, id }) => ({ at: createdAt, id }));
    return {
      ...success,
      outfits: page.map((outfit) => toWire(state, viewer, outfit)),
      total: all.length,
      next,
    };
  },

  addOutfit: (context, { name, occasions, layers }) => {
    const { state } = context;
    const owner = requireUser(context);
    if (ownOutfits(state, owner.id).length >= outfitsMaxCount) {
      throw new BackendError('VALIDATION', outfitProblems.tooMany);
    }
    checkItems(state, owner, layers, []);
    const times = { createdAt: state.now(), updatedAt: state.now() };
    const outfit = {
      id: state.newId('outfit'),
      ownerId: owner.id,
      name,
      occasions,
      layers,
      version: 1,
      ...times,
    };
    state.outfits.set(outfit.id, outfit);
    return { ...success, outfit: toWire(state, owner, outfit) };
  },

  updateOutfit: (context, { id, version, name, occasions, layers }) => {
    const { state } = context;
    const { owner, outfit } = requireOwnOutfit(context, id);
    if (outfit.version !== version) throw new BackendError('OUTFIT_CHANGED');
    checkItems(state, owner, layers, outfit.layers);
    const changed = { ...outfit, name, occasions, layers, version: version + 1, updatedAt: state.now() };
    state.outfits.set(id, changed);
    return { ...success, outfit: toWire(state, owner, changed) };
  },

  deleteOutfit: (context, { id }) => {
    context.state.outfits.delete(requireOwnOutfit(context, id).outfit.id);
    return success;
  },
};

/**
 * The image of an outfit: the photo of its topmost garment, since the mocks compose none.
 * @throws `NOT_FOUND` also for another person's outfit
 */
export function outfitImage(state: State, address: string): StoredImage {
  const [id = '', ownerId = ''] = address.split('.');
  const outfit = state.outfits.get(id);
  const owner = state.users.get(ownerId);
  if (outfit === undefined || owner === undefined || outfit.ownerId !== ownerId)
    throw new BackendError('NOT_FOUND');
  const photo = photosOf(state, owner, outfit).at(-1);
  const image = photo === undefined ? undefined : state.images.get(photo);
  if (image === undefined) throw new BackendError('NOT_FOUND');
  return image;
}
