import { type ApiError, toApiError } from '@aura/api-client/errors';
import type { OutfitFacts } from '@aura/domain/outfits';
import type { ImportData, ImportList } from '@aura/domain/own-data/import-data';
import { outfitKey } from '@aura/domain/own-data/import-duplicates';
import type { ExportedItem, ExportedRow } from '@aura/domain/own-data/schema';
import { addedKey, type ImportProgress } from '../../../platform/storage/import-progress.ts';

/** The calls of an import; each resolves to the id of what it has added. */
export interface ImportCalls {
  addItem(item: ExportedItem, key: string): Promise<string>;
  addToWishlist(entry: ExportedRow<'wishlist'>): Promise<string>;
  addOutfit(outfit: OutfitFacts, key: string): Promise<string>;
  addWear(wear: Omit<ExportedRow<'wears'>, 'id' | 'postId'>, key: string): Promise<string>;
}

/** In the order in which rows that were not added are listed. */
const lists: readonly ImportList[] = ['items', 'wishlist', 'outfits', 'wears'];

/** A row that the server has not accepted. */
interface ImportFailure {
  readonly list: ImportList;
  readonly row: number;
  readonly name: string;
  readonly reason: 'refused' | 'unavailable';
}

export interface ImportState {
  readonly done: number;
  readonly total: number;
  /** Whether the import waits until the server accepts more. */
  readonly isWaiting: boolean;
  readonly failures: readonly ImportFailure[];
}

interface RunImport {
  readonly data: ImportData;
  /** The ids in the wardrobe of items that are there already, by their ids in the export. */
  readonly duplicates: ReadonlyMap<string, string>;
  /** The outfits that the account has, as `outfitKey` gives them. */
  readonly knownOutfits: ReadonlyMap<string, string>;
  readonly progress: ImportProgress;
  readonly calls: ImportCalls;
  readonly signal: AbortSignal;
  readonly onState: (state: ImportState) => void;
  /** Called with the new id of a row. */
  readonly onAdded: (list: ImportList, id: string, newId: string) => void;
  /** Resolves after a minute, or at once when the signal aborts. */
  readonly waitForLimit: () => Promise<void>;
}

interface Step {
  readonly list: ImportList;
  readonly row: number;
  readonly id: string;
  readonly name: string;
  /** Resolves to the new id; null when the garments are not available. */
  readonly add: (key: string) => Promise<string> | string | null;
}

const reversed = <Row>(rows: readonly Row[]): readonly Row[] => [...rows].reverse();

/**
 * The steps of an import in the order in which they need each other. Lists have the newest row first, so the last one is
 * added first: the account then lists them in the same order.
 */
function stepsOf({ data, duplicates, knownOutfits, calls }: RunImport, idOf: IdOf): Step[] {
  const rowOf = (list: ImportList, index: number) => data.rowNumbers[list][index] ?? index + 1;
  const items = data.items.map((item, index): Step => {
    const { id, name } = item;
    const add = (key: string) => duplicates.get(id) ?? calls.addItem(item, key);
    return { list: 'items', row: rowOf('items', index), id, name, add };
  });
  const wishlist = data.wishlist.map(
    (entry, index): Step => ({
      list: 'wishlist',
      row: rowOf('wishlist', index),
      id: entry.itemId,
      name: '',
      add: () => calls.addToWishlist(entry),
    }),
  );
  const outfits = data.outfits.map((outfit, index): Step => {
    const { id, name, occasions } = outfit;
    const add = (key: string) => {
      const layers = outfit.layers.flatMap((layer) => {
        const itemId = idOf('items', layer.itemId) ?? idOf('wishlist', layer.itemId);
        return itemId === undefined ? [] : { ...layer, itemId };
      });
      if (layers.length === 0 && outfit.layers.length > 0) return null;
      return (
        knownOutfits.get(outfitKey({ name, layers })) ?? calls.addOutfit({ name, occasions, layers }, key)
      );
    };
    return { list: 'outfits', row: rowOf('outfits', index), id, name, add };
  });
  const wears = data.wears.map((wear, index): Step => {
    const { id, date, planned } = wear;
    const add = (key: string) => {
      const itemIds = wear.itemIds.flatMap((itemId) => idOf('items', itemId) ?? []);
      if (itemIds.length === 0) return null;
      const outfitId = (wear.outfitId && idOf('outfits', wear.outfitId)) || null;
      return calls.addWear({ date, planned, itemIds, outfitId }, key);
    };
    return { list: 'wears', row: rowOf('wears', index), id, name: date, add };
  });
  return [...reversed(items), ...reversed(wishlist), ...reversed(outfits), ...wears];
}

/** Whether the server accepts the same later. */
const isRetryable = ({ status, code }: ApiError) =>
  status === 429 || status === 503 || code === 'IN_PROGRESS';

/** Whether the server will not accept the row, or the file does not have its photo. */
const isFinal = ({ kind, status }: ApiError) =>
  kind === 'malformed' || (kind === 'api' && status !== null && status < 500 && status !== 401);

type IdOf = (list: ImportList, id: string) => string | undefined;

/**
 * Adds what a file offers, one call after the other. Each result is reported at once, so that a repeated import continues
 * where this one ended; a row that was added before is not added again.
 * @throws ApiError when the server cannot be reached; what was added stays
 */
export async function runImport(run: RunImport): Promise<ImportState> {
  const { signal, progress, onState, onAdded, waitForLimit } = run;
  const added = new Map(Object.entries(progress.added));
  const idOf: IdOf = (list, id) => added.get(addedKey(list, id));
  const steps = stepsOf(run, idOf);
  const failures: ImportFailure[] = [];
  let done = 0;
  const state = (isWaiting = false): ImportState => ({
    done,
    total: steps.length,
    isWaiting,
    failures: [...failures],
  });

  function fail({ list, row, name }: Omit<Step, 'add'>, reason: ImportFailure['reason']): null {
    failures.push({ list, row, name, reason });
    failures.sort((a, b) => lists.indexOf(a.list) - lists.indexOf(b.list) || a.row - b.row);
    return null;
  }

  /** Resolves to the new id; null when the row cannot be added. */
  async function addOne({ add, ...step }: Step): Promise<string | null> {
    const key = `import-${progress.runId}-${step.list}-${step.id}`;
    for (;;) {
      try {
        return (await add(key)) ?? fail(step, 'unavailable');
      } catch (error) {
        if (signal.aborted) throw error;
        const refusal = toApiError(error);
        if (isRetryable(refusal)) {
          onState(state(true));
          await waitForLimit();
          signal.throwIfAborted();
        } else if (isFinal(refusal)) {
          return fail(step, refusal.status === 404 ? 'unavailable' : 'refused');
        } else throw error;
      }
    }
  }

  for (const step of steps) {
    onState(state());
    signal.throwIfAborted();
    if (idOf(step.list, step.id) === undefined) {
      const id = await addOne(step);
      if (id !== null) {
        added.set(addedKey(step.list, step.id), id);
        onAdded(step.list, step.id, id);
      }
    }
    done += 1;
  }
  const last = state();
  onState(last);
  return last;
}
