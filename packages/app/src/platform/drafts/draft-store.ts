import { draftWriteDelayMs } from '@aura/domain/limits/wardrobe';
import pLimit from 'p-limit';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { type DraftKind, databaseName, deleteDraft, onDeleteDrafts } from './delete-drafts.ts';
import type { DraftRecord } from './draft-database.ts';

/** A form that was filled in and not sent, stored in this browser (docs/product.md section 4). */
export interface DraftStore<Form> {
  /** Resolves to the stored form as far as it can be read, or null. */
  load(): Promise<Form | null>;
  /** Stores the form `draftWriteDelayMs` after the last change; null deletes it immediately. */
  save(form: Form | null): void;
  /** Returns the last loaded or saved form. */
  current(): Form | null;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Stops writing; later calls of `save` do nothing. */
  stop(): void;
}

export interface DraftStoreOptions<Form> {
  readonly kind: DraftKind;
  /** Loads the chunk that reads and writes this kind of form. */
  readonly importRecord: () => Promise<DraftRecord<Form>>;
}

/**
 * Returns whether there may be a draft, without opening its database. When the browser cannot list databases,
 * returns true.
 */
async function mayExist(name: string): Promise<boolean> {
  if (typeof deviceStorage.read(name) === 'string') return true;
  const all = await indexedDB.databases?.();
  return all?.some((database) => database.name === name) ?? true;
}

/**
 * Creates the store of one user's draft. Failures of the browser's storage are ignored: the form then exists
 * only in this page. A database cannot be written while a page is being closed, so changes that are not
 * written by then are stored in `localStorage`, without new photos (docs/decisions/2026-11-22-post-draft.md).
 */
export function createDraftStore<Form extends object>(
  uid: string,
  { kind, importRecord }: DraftStoreOptions<Form>,
): DraftStore<Form> {
  const name = databaseName(uid, kind);
  const listeners = new Set<() => void>();
  const limit = pLimit(1);
  let form: Form | null = null;
  let loading: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwritten: Form | null = null;
  let isStopped = false;

  const setForm = (next: Form | null) => {
    form = next;
    for (const listener of listeners) listener();
  };
  const attempt = <T>(work: () => Promise<T>): Promise<T | null> => limit(work).catch(() => null);
  const read = () => attempt(async () => ((await mayExist(name)) ? (await importRecord()).read(name) : null));
  const write = (saved: Form) =>
    attempt(async () => {
      const record = await importRecord();
      if (isStopped) return;
      await record.write(name, saved);
      if (unwritten !== saved) return;
      unwritten = null;
      deviceStorage.remove(name);
    });
  const flush = () => {
    if (unwritten === null) return;
    // Photos become empty objects here; they are already in the database.
    deviceStorage.write(name, JSON.stringify({ version: 1, ...unwritten }));
    clearTimeout(timer);
    void write(unwritten);
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    load: async () => {
      loading ??= read().then((found) => {
        // A form that was saved in the meantime is newer.
        if (form === null && !isStopped) setForm(found);
      });
      await loading;
      return form;
    },
    save: (next) => {
      if (isStopped || next === form) return;
      setForm(next);
      unwritten = next;
      clearTimeout(timer);
      if (next === null) void attempt(() => deleteDraft(uid, kind));
      else timer = setTimeout(() => void write(next), draftWriteDelayMs);
    },
    current: () => form,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      unwritten = null;
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      setForm(null);
    },
  };
}

/** Creates a function that returns the same store for a user until the user's drafts are deleted. */
export function createDraftStores<Form extends object>(
  options: DraftStoreOptions<Form>,
): (uid: string) => DraftStore<Form> {
  const stores = new Map<string, DraftStore<Form>>();
  return (uid) => {
    const existing = stores.get(uid);
    if (existing) return existing;
    const created = createDraftStore(uid, options);
    stores.set(uid, created);
    onDeleteDrafts(uid, () => {
      stores.delete(uid);
      created.stop();
    });
    return created;
  };
}
