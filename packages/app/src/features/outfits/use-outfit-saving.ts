import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { type ApiError, toApiError } from '@aura/api-client/errors';
import { outfitSaveDelayMs } from '@aura/domain/limits/outfits';
import { type Outfit, type OutfitFacts, outfitLayersSchema } from '@aura/domain/outfits';
import type { OutfitBuilderProps } from '@aura/ui/outfits/OutfitBuilder';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { useLiveState } from '../../shared/live-state.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useFindDeletedGarments } from './use-find-deleted-garments.ts';
import { useOutfitDraft } from './use-outfit-draft.ts';

const { addOutfit, updateOutfit, getOutfit } = outfitsApi.endpoints;

/** The outfit that the builder begins with. */
export interface OutfitStart extends OutfitFacts {
  /** The id of a stored outfit, else a UUID: the key of the draft and of the call that adds the outfit. */
  readonly key: string;
  /** Null for a new outfit. */
  readonly version: number | null;
}

interface SavingOptions {
  readonly start: OutfitStart;
  /** Whether the start has changes that the server does not have. */
  readonly isUnsaved: boolean;
  readonly drafts: OutfitDrafts;
  /** Called when the server has added the outfit. */
  readonly onAdded: (outfit: Outfit) => void;
}

/** What is known of the stored outfit. */
type Stored = Pick<OutfitStart, 'key' | 'version'>;

const sentenceCodes = ['VALIDATION', 'SUSPENDED', 'RATE_LIMITED'];

/** The server's sentence about a refusal; null when it was not reached or has nothing to say. */
const reasonOf = ({ code, message }: ApiError) =>
  code !== null && sentenceCodes.includes(code) && message !== '' ? message : null;

/** What an outfit consists of, as text for comparison. */
const contentOf = ({ name, occasions, layers }: OutfitFacts) =>
  JSON.stringify([name.trim(), occasions, outfitLayersSchema.parse(layers)]);

/**
 * Saves an outfit 800 ms after its last change. Until the server has a change, it is stored in this browser; a failed
 * save leaves it there and can be retried (docs/decisions/2026-11-24-outfits.md).
 */
export function useOutfitSaving({ start, isUnsaved, drafts, onAdded }: SavingOptions) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<OutfitBuilderProps['saveState']>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const findDeletedGarments = useFindDeletedGarments();
  const [facts, setFacts] = useState<OutfitFacts>(start);
  const latest = useRef<OutfitFacts>(start);
  const stored = useRef<Stored>({ key: start.key, version: start.version });
  const timer = useRef<number>(undefined);
  const hasFailed = useRef(false);
  const running = useRef<Promise<Outfit | null> | null>(null);
  /** What was sent for a new outfit while its answer is not known: it is sent again unchanged, with the same key. */
  const sentNew = useRef<OutfitFacts | null>(null);

  /** Null when the editor is closed: a save that ends later must not change the address. */
  const announce = useRef<typeof onAdded | null>(null);

  useEffect(() => {
    announce.current = onAdded;
    return () => {
      announce.current = null;
    };
  }, [onAdded]);

  const { store, restore, forget } = useOutfitDraft(drafts, isUnsaved ? start : null);
  const latestDraft = useCallback(() => ({ ...latest.current, ...stored.current }), []);

  /** Sends the facts to the server. */
  const send = useCallback(
    async (sent: OutfitFacts): Promise<Outfit> => {
      const { key, version } = stored.current;
      const { name, occasions, layers } = sent;
      const update = { name, occasions, layers };
      if (version !== null) {
        const args = { ...update, id: key, version };
        return dispatch(updateOutfit.initiate(args, { track: false })).unwrap();
      }
      return dispatch(addOutfit.initiate({ ...update, idempotencyKey: key }, { track: false })).unwrap();
    },
    [dispatch],
  );

  /** Reads the stored outfit; null when that fails. */
  const readStored = useCallback(async () => {
    const options = { forceRefetch: true, subscribe: false };
    const { data, error } = await dispatch(getOutfit.initiate(stored.current.key, options));
    const isDeleted = error !== undefined && toApiError(error).code === 'NOT_FOUND';
    return { outfit: error === undefined ? (data ?? null) : null, isDeleted };
  }, [dispatch]);

  /** Goes on with the canvas as a new outfit, under a key of its own. */
  const becomeNew = useCallback(() => {
    forget();
    stored.current = { key: crypto.randomUUID(), version: null };
    sentNew.current = null;
  }, [forget]);

  /** Marks the garments that were deleted elsewhere. Those that the stored outfit has may stay in it. */
  const markDeletedGarments = useCallback(
    async (storedLayers: OutfitFacts['layers']) => {
      const storedIds = new Set(storedLayers.map(({ itemId }) => itemId));
      const ids = latest.current.layers.map(({ itemId }) => itemId);
      setDeletedIds(await findDeletedGarments(ids.filter((id) => !storedIds.has(id))));
    },
    [findDeletedGarments],
  );

  /** Decides how a save goes on after a failure. Returns whether to try again at once. */
  const recover = useCallback(
    async ({ code }: ApiError): Promise<boolean> => {
      const isNew = stored.current.version === null;
      if (isNew && code === 'IDEMPOTENCY_MISMATCH') {
        becomeNew();
        return true;
      }
      // Either a garment or the outfit was deleted elsewhere.
      if (code !== 'NOT_FOUND') return false;
      const { outfit, isDeleted } = isNew ? { outfit: null, isDeleted: false } : await readStored();
      if (isDeleted) {
        becomeNew();
        return true;
      }
      // Nothing was stored, so that the outfit may be added without the garment.
      sentNew.current = null;
      // When the stored outfit could not be read, the garments that it has are not known.
      if (isNew || outfit !== null) await markDeletedGarments(outfit?.layers ?? []);
      return false;
    },
    [becomeNew, markDeletedGarments, readStored],
  );

  const run = useCallback(async (): Promise<Outfit | null> => {
    let saved: Outfit | null = null;
    while (saved === null) {
      const isNew = stored.current.version === null;
      const sent = isNew ? (sentNew.current ?? latest.current) : latest.current;
      if (isNew) sentNew.current = sent;
      try {
        const outfit = await send(sent).catch(async (error) => {
          if (toApiError(error).code !== 'OUTFIT_CHANGED') throw error;
          // The answer to an earlier save of the same content may have been lost, by a reload for example.
          const { outfit: other } = await readStored();
          if (other === null || contentOf(other) !== contentOf(sent)) throw error;
          return other;
        });
        forget();
        sentNew.current = null;
        stored.current = { key: outfit.id, version: outfit.version };
        if (isNew) announce.current?.(outfit);
        if (latest.current === sent) saved = outfit;
        else store(latestDraft());
      } catch (error) {
        const problem = toApiError(error);
        if (await recover(problem)) {
          store(latestDraft());
          continue;
        }
        // Another tab may have replaced the draft with its own, and removed that one. Signing out closes the editor.
        if (announce.current !== null) restore(latestDraft());
        hasFailed.current = problem.kind !== 'api';
        setFailure(reasonOf(problem));
        setState(problem.code === 'OUTFIT_CHANGED' ? 'conflict' : 'failed');
        return null;
      }
    }
    hasFailed.current = false;
    setFailure(null);
    setState('saved');
    return saved;
  }, [forget, latestDraft, readStored, recover, restore, send, store]);

  /** Saves at once. Resolves to the stored outfit; null when it was not saved. */
  const save = useCallback((): Promise<Outfit | null> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState('saving');
    setDeletedIds([]);
    running.current ??= run().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [run]);

  const change = useCallback(
    (part: Partial<OutfitFacts>) => {
      latest.current = { ...latest.current, ...part };
      setFacts(latest.current);
      store(latestDraft());
      setState('saving');
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save(), outfitSaveDelayMs);
    },
    [latestDraft, save, store],
  );

  useEffect(() => {
    if (isUnsaved) void save();
  }, [isUnsaved, save]);

  // What is not sent when the page is left is in this browser.
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) void save();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  const { isConnected } = useLiveState();
  useEffect(() => {
    const retry = () => {
      if (hasFailed.current) void save();
    };
    // Live updates have reached a server that was away.
    if (isConnected) retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isConnected, save]);

  /** Saves over a version that was saved elsewhere. */
  const keepThis = async () => {
    setState('saving');
    const { outfit: other } = await readStored();
    if (other) stored.current = { key: other.id, version: other.version };
    await save();
  };

  return { state, failure, deletedIds, facts, change, save, keepThis };
}
