import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { WearWire, WornItemWire, WornOutfitWire, wearCalls } from '@aura/api-client/contract/wears';
import { wearsPerDayMaxCount } from '@aura/domain/limits/wears';
import { wearProblems } from '@aura/domain/refusals';
import { isSameWear, wearDateProblem } from '@aura/domain/rules/wears';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import type { State, StoredWear } from './state.ts';
import { outfitWearsOf, wornOf } from './worn-items.ts';

type NewWear = ParsedRequestOf<typeof wearCalls.addWear>;

function toWire(state: State, { ownerId: _, createdAt: __, ...wear }: StoredWear): WearWire {
  const { outfitId, postId } = wear;
  return {
    ...wear,
    itemIds: [...wear.itemIds],
    outfitId: outfitId !== null && state.outfits.has(outfitId) ? outfitId : null,
    postId: postId !== null && state.posts.has(postId) ? postId : null,
  };
}

function outfitsOf(state: State, wears: readonly StoredWear[]): WornOutfitWire[] {
  const ids = new Set(wears.flatMap(({ outfitId }) => outfitId ?? []));
  return [...ids]
    .flatMap((id) => state.outfits.get(id) ?? [])
    .map(({ id, name, layers }) => ({ id, name, layers: [...layers] }));
}

function wearsOf(state: State, ownerId: string, from: string, to: string): StoredWear[] {
  return [...state.wears.values()]
    .filter((wear) => wear.ownerId === ownerId && wear.date >= from && wear.date <= to)
    .sort((a, b) => a.date.localeCompare(b.date) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

const wornItems = (state: State, ids: readonly string[]): WornItemWire[] =>
  ids.map((id) => ({ id, ...wornOf(state, id) }));

/** How often the outfit of a wear was worn, after a change. */
const wornOutfit = (state: State, { outfitId }: StoredWear) =>
  outfitId !== null && state.outfits.has(outfitId) ? outfitWearsOf(state, outfitId) : null;

/** @throws what a wear must not have */
function check({ state }: CallContext, { itemIds, outfitId, postId, ...when }: NewWear, ownerId: string) {
  const problem = wearDateProblem(when, state.now());
  if (problem !== null) throw new BackendError('VALIDATION', wearProblems[problem]);
  const isOwn = (id: string) => state.items.get(id)?.ownerId === ownerId && !state.items.get(id)?.isDetected;
  if (!itemIds.every(isOwn)) throw new BackendError('NOT_FOUND', wearProblems.itemMissing);
  if (outfitId !== undefined && state.outfits.get(outfitId)?.ownerId !== ownerId)
    throw new BackendError('NOT_FOUND', wearProblems.outfitMissing);
  if (postId !== undefined && state.posts.get(postId)?.ownerId !== ownerId)
    throw new BackendError('NOT_FOUND', wearProblems.postMissing);
}

export const wearResolvers: Resolvers<keyof typeof wearCalls> = {
  getWears: ({ state, viewer }, { from, to }) => {
    const wears = viewer ? wearsOf(state, viewer.id, from, to) : [];
    return { ...success, wears: wears.map((wear) => toWire(state, wear)), outfits: outfitsOf(state, wears) };
  },

  addWear: (context, request) => {
    const { state } = context;
    const owner = requireUser(context);
    check(context, request, owner.id);
    const { date, planned, itemIds, outfitId = null, postId = null } = request;
    const sameDay = wearsOf(state, owner.id, date, date);
    const same = sameDay.find((wear) => isSameWear(wear, { itemIds, outfitId }));
    const answer = (wear: StoredWear, added: boolean) => ({
      ...success,
      wear: toWire(state, wear),
      added,
      wasPlanned: added && same !== undefined,
      outfits: outfitsOf(state, [wear]),
      items: wornItems(state, wear.itemIds),
      outfit: wornOutfit(state, wear),
    });
    if (same !== undefined && (planned || !same.planned)) return answer(same, false);
    if (same === undefined && sameDay.length >= wearsPerDayMaxCount)
      throw new BackendError('VALIDATION', wearProblems.tooMany);
    const wear = {
      id: same?.id ?? state.newId('wear'),
      ownerId: owner.id,
      date,
      planned,
      itemIds,
      outfitId,
      postId: postId ?? same?.postId ?? null,
      createdAt: state.now(),
    };
    state.wears.set(wear.id, wear);
    return answer(wear, true);
  },

  deleteWear: (context, { id }) => {
    const { state } = context;
    const wear = state.wears.get(id);
    if (wear === undefined || wear.ownerId !== requireUser(context).id) throw new BackendError('NOT_FOUND');
    state.wears.delete(id);
    return { ...success, items: wornItems(state, wear.itemIds), outfit: wornOutfit(state, wear) };
  },
};
