import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { toApiError } from '@aura/api-client/errors';
import { type Outfit, type OutfitFacts, outfitLayersSchema } from '@aura/domain/outfits';
import type { AppDispatch } from '../../store/store.ts';

const { addOutfit, updateOutfit, getOutfit } = outfitsApi.endpoints;

/** What is known of an outfit on the server. */
export interface StoredOutfit {
  /** The id of a stored outfit, else a UUID: the key of the draft and of the call that adds the outfit. */
  readonly key: string;
  /** Null for a new outfit. */
  readonly version: number | null;
}

/**
 * Reads an outfit again.
 * @returns the outfit, null when it could not be read, and whether it was deleted
 */
export async function readOutfit(dispatch: AppDispatch, id: string) {
  const { data, error } = await dispatch(getOutfit.initiate(id, { forceRefetch: true, subscribe: false }));
  const isDeleted = error !== undefined && toApiError(error).code === 'NOT_FOUND';
  return { outfit: error === undefined ? (data ?? null) : null, isDeleted };
}

/** What an outfit consists of, as text for comparison. */
const contentOf = ({ name, occasions, layers }: OutfitFacts) =>
  JSON.stringify([name.trim(), occasions, outfitLayersSchema.parse(layers)]);

/**
 * Adds a new outfit, or changes a stored one.
 * @returns the outfit as it is stored
 * @throws the error of the call
 */
export async function sendOutfit(
  dispatch: AppDispatch,
  { key, version }: StoredOutfit,
  facts: OutfitFacts,
): Promise<Outfit> {
  if (version === null)
    return dispatch(addOutfit.initiate({ ...facts, idempotencyKey: key }, { track: false })).unwrap();
  try {
    return await dispatch(updateOutfit.initiate({ ...facts, id: key, version }, { track: false })).unwrap();
  } catch (error) {
    if (toApiError(error).code !== 'OUTFIT_CHANGED') throw error;
    // The answer to an earlier save of the same content may have been lost, by a reload for example.
    const { outfit } = await readOutfit(dispatch, key);
    if (outfit === null || contentOf(outfit) !== contentOf(facts)) throw error;
    return outfit;
  }
}
