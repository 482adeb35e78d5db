import { type ApiError, toApiError } from '@aura/api-client/errors';
import { outfitSaveDelayMs } from '@aura/domain/limits/outfits';
import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { createListeners } from '@aura/ui/foundations/listeners';
import type { OutfitBuilderProps } from '@aura/ui/outfits/OutfitBuilder';
import type { OutfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { refusalText } from '../../shared/refusal-text.ts';
import type { AppStore } from '../../store/store.ts';
import { createEditedDraft } from './edited-draft.ts';
import { findDeletedGarments } from './find-deleted-garments.ts';
import { readOutfit, type StoredOutfit, sendOutfit } from './outfit-requests.ts';

/** The outfit that the builder begins with. */
export type OutfitStart = OutfitFacts & StoredOutfit;

export interface OutfitSavingOptions {
  readonly start: OutfitStart;
  /** Whether the start has changes that the server does not have. */
  readonly isUnsaved: boolean;
  readonly drafts: OutfitDrafts;
}

/** What the editor shows. */
interface SavingState {
  readonly facts: OutfitFacts;
  readonly progress: OutfitBuilderProps['saveState'];
  /** The server's sentence about a refusal. */
  readonly failure: string | null;
  /** Garments that were deleted elsewhere. */
  readonly deletedIds: readonly string[];
}

/**
 * Saves an outfit 800 ms after its last change. Until the server has a change, it is stored in this browser; a failed
 * save leaves it there and can be retried (docs/decisions/2026-11-24-outfits.md).
 */
export function createOutfitSaving(store: AppStore, { start, isUnsaved, drafts }: OutfitSavingOptions) {
  const { key, version, ...startFacts } = start;
  const { subscribe, notify } = createListeners();
  const draft = createEditedDraft(drafts, isUnsaved ? start : null);
  let shown: SavingState = { facts: startFacts, progress: 'idle', failure: null, deletedIds: [] };
  let stored: StoredOutfit = { key, version };
  /** What was sent for a new outfit while its answer is not known: it is sent again unchanged, with the same key. */
  let sentNew: OutfitFacts | null = null;
  let timer: number | undefined;
  let running: Promise<Outfit | null> | null = null;
  /** Whether the last save failed without an answer of the server. */
  let wasUnreachable = false;
  /** Null when the editor is closed: a save that ends later must not change the address. */
  let onAdded: ((outfit: Outfit) => void) | null = null;

  const show = (part: Partial<SavingState>) => {
    shown = { ...shown, ...part };
    notify();
  };
  const latestDraft = () => ({ ...shown.facts, ...stored });

  /** Goes on with the canvas as a new outfit, under a key of its own. */
  const becomeNew = () => {
    draft.forget();
    stored = { key: crypto.randomUUID(), version: null };
    sentNew = null;
  };

  /** Marks the garments that were deleted elsewhere. Those that the stored outfit has may stay in it. */
  const markDeletedGarments = async (storedLayers: OutfitFacts['layers']) => {
    const storedIds = new Set(storedLayers.map(({ itemId }) => itemId));
    const ids = shown.facts.layers.map(({ itemId }) => itemId);
    const addedIds = ids.filter((id) => !storedIds.has(id));
    show({ deletedIds: await findDeletedGarments(store, addedIds) });
  };

  /** Decides how a save continues after a failure. Returns whether to try again at once. */
  const recover = async ({ code }: ApiError): Promise<boolean> => {
    const isNew = stored.version === null;
    if (isNew && code === 'IDEMPOTENCY_MISMATCH') {
      becomeNew();
      return true;
    }
    // Either a garment or the outfit was deleted elsewhere.
    if (code !== 'NOT_FOUND') return false;
    const read = isNew ? null : await readOutfit(store.dispatch, stored.key);
    if (read?.isDeleted) {
      becomeNew();
      return true;
    }
    // Nothing was stored, so that the outfit may be added without the garment.
    sentNew = null;
    // When the stored outfit could not be read, the garments that it has are not known.
    if (read === null || read.outfit !== null) await markDeletedGarments(read?.outfit?.layers ?? []);
    return false;
  };

  const fail = (problem: ApiError) => {
    // Another tab may have replaced the draft with its own, and removed that one. Signing out closes the editor.
    if (onAdded !== null) draft.restore(latestDraft());
    wasUnreachable = problem.kind !== 'api';
    const progress = problem.code === 'OUTFIT_CHANGED' ? 'conflict' : 'failed';
    show({ failure: refusalText(problem, ['VALIDATION', 'SUSPENDED', 'RATE_LIMITED'], null), progress });
  };

  /** Sends the facts, and what is changed meanwhile, until the server has the latest ones. */
  const run = async (): Promise<Outfit | null> => {
    for (;;) {
      const isNew = stored.version === null;
      const sent = (isNew ? sentNew : null) ?? shown.facts;
      if (isNew) sentNew = sent;
      try {
        const outfit = await sendOutfit(store.dispatch, stored, sent);
        draft.forget();
        sentNew = null;
        stored = { key: outfit.id, version: outfit.version };
        if (isNew) onAdded?.(outfit);
        if (shown.facts === sent) {
          wasUnreachable = false;
          show({ failure: null, progress: 'saved' });
          return outfit;
        }
      } catch (error) {
        const problem = toApiError(error);
        if (!(await recover(problem))) {
          fail(problem);
          return null;
        }
      }
      draft.store(latestDraft());
    }
  };

  /** Saves at once. Resolves to the stored outfit; null when it was not saved. */
  const save = (): Promise<Outfit | null> => {
    clearTimeout(timer);
    timer = undefined;
    show({ progress: 'saving', deletedIds: [] });
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    save,
    change: (part: Partial<OutfitFacts>): void => {
      show({ facts: { ...shown.facts, ...part }, progress: 'saving' });
      draft.store(latestDraft());
      clearTimeout(timer);
      timer = window.setTimeout(() => void save(), outfitSaveDelayMs);
    },
    /** Saves over a version that was saved elsewhere. */
    keepThis: async (): Promise<void> => {
      show({ progress: 'saving' });
      const { outfit } = await readOutfit(store.dispatch, stored.key);
      if (outfit) stored = { key: outfit.id, version: outfit.version };
      await save();
    },
    /** Saves what waits for its delay. */
    flush: (): void => {
      if (timer !== undefined) void save();
    },
    /** Saves again when the last save failed without an answer of the server. */
    retry: (): void => {
      if (wasUnreachable) void save();
    },
    /** @param listener called when the server has added the outfit; null when the editor is closed */
    setOnAdded: (listener: typeof onAdded): void => {
      onAdded = listener;
    },
    state: () => shown,
    subscribe,
  };
}
