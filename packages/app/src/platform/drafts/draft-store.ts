import { draftWriteDelayMs } from '@aura/domain/limits/wardrobe';
import { createListeners } from '@aura/ui/foundations/listeners';
import pLimit from 'p-limit';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { type DraftKind, databaseNames, deleteDatabase, onDeleteDrafts } from './delete-drafts.ts';
import type { DraftRecord } from './draft-database.ts';
import { createDraftSlots } from './draft-slots.ts';

/**
 * A form that was filled in and not sent, stored in this browser (docs/product.md section 4). Tabs that are
 * used at the same time store their forms side by side (docs/decisions/2026-11-23-several-tabs.md).
 */
export interface DraftStore<Form> {
  /** Resolves to the first stored form that no other tab is editing, as far as it can be read, or null. */
  load(): Promise<Form | null>;
  /** Like `load`, and reserves the form for this tab until `release`. */
  claim(): Promise<Form | null>;
  /**
   * Stores a new form immediately, since its photos could not be stored while the page is being closed, and a changed one
   * `draftWriteDelayMs` after the last change; null deletes it immediately.
   */
  save(form: Form | null): void;
  /** Writes the last change now. Resolves to whether the browser has stored the form. */
  store(): Promise<boolean>;
  /** Ends the editing in this tab; the form stays stored, and any tab can continue it. */
  release(): void;
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
 * Creates the store of one user's drafts of a kind. Failures of the browser's storage are ignored: the form
 * then exists only in this page. A database cannot be written while a page is being closed, so changes that
 * are not written by then are stored in `localStorage`, without new photos
 * (docs/decisions/2026-11-22-post-draft.md).
 * @param only the database of the only form of the store; by default the first one that no other tab is editing
 */
export function createDraftStore<Form extends object>(
  uid: string,
  { kind, importRecord }: DraftStoreOptions<Form>,
  only?: string,
): DraftStore<Form> {
  const names = databaseNames(uid, kind);
  const { subscribe, notify } = createListeners();
  const limit = pLimit(1);
  let form: Form | null = null;
  let loading: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwritten: Form | null = null;
  let isStopped = false;

  const setForm = (next: Form | null) => {
    form = next;
    notify();
  };
  const attempt = <T>(work: () => Promise<T>): Promise<T | null> => limit(work).catch(() => null);
  const find = async () => {
    const found = await attempt(() => slots.find(async (name) => (await importRecord()).read(name)));
    // A form that was saved in the meantime is newer.
    const isEdited = slots.isClaimed() || unwritten !== null;
    if (!isEdited && !isStopped && found !== form) setForm(found);
  };
  const onChange = () => {
    if (slots.isClaimed()) return;
    if (unwritten === null) loading = find();
    // The form that found no free slot may get the one that another tab has released.
    else void write(unwritten);
  };
  const slots = createDraftSlots(only === undefined ? names : [only], onChange, names[0]);
  const load = async () => {
    loading ??= find();
    await loading;
    return form;
  };
  const write = (saved: Form) =>
    attempt(async () => {
      if (isStopped || unwritten === null || !(await slots.claimAny())) return;
      const record = await importRecord();
      if (isStopped) return;
      await record.write(slots.name(), saved);
      if (unwritten !== saved) return;
      unwritten = null;
      deviceStorage.remove(slots.name());
    });
  /** Claims a slot, so that the changes can be stored when the page is left before they are written. */
  const claim = () =>
    attempt(async () => {
      if (!isStopped && unwritten !== null) await slots.claimAny();
    });
  const remove = () =>
    attempt(async () => {
      // Another tab may have begun to edit the loaded form.
      if (!(await slots.claimFound())) return;
      await deleteDatabase(slots.name());
      await slots.release();
      loading = find();
    });
  const flush = () => {
    if (unwritten === null) return;
    clearTimeout(timer);
    void write(unwritten);
    // The text of a slot that this tab has not claimed may belong to another tab.
    if (!slots.isClaimed()) return;
    // Photos become empty objects here; they are already in the database.
    deviceStorage.write(slots.name(), JSON.stringify({ version: 1, ...unwritten }));
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    load,
    claim: async () => {
      await load();
      if (form === null) return null;
      const claimed = await attempt(slots.claimFound);
      if (claimed === false) setForm(null);
      return form;
    },
    save: (next) => {
      if (isStopped || next === form) return;
      const isNew = form === null;
      unwritten = next;
      setForm(next);
      clearTimeout(timer);
      if (next === null) void remove();
      else if (isNew) void write(next);
      else {
        if (!slots.isClaimed()) void claim();
        timer = setTimeout(() => void write(next), draftWriteDelayMs);
      }
    },
    store: async () => {
      clearTimeout(timer);
      if (unwritten !== null) await write(unwritten);
      return form !== null && unwritten === null;
    },
    release: () => {
      flush();
      void attempt(slots.release);
    },
    current: () => form,
    subscribe,
    stop: () => {
      isStopped = true;
      unwritten = null;
      clearTimeout(timer);
      slots.close();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      setForm(null);
    },
  };
}

/** Returns a function that creates one store for each user, which is stopped when the user's drafts are deleted. */
export function onePerUser<Store extends { stop(): void }>(
  create: (uid: string) => Store,
): (uid: string) => Store {
  const stores = new Map<string, Store>();
  return (uid) => {
    const existing = stores.get(uid);
    if (existing) return existing;
    const created = create(uid);
    stores.set(uid, created);
    onDeleteDrafts(uid, () => {
      stores.delete(uid);
      created.stop();
    });
    return created;
  };
}

/** Creates a function that returns the same store for a user until the user's drafts are deleted. */
export function createDraftStores<Form extends object>(
  options: DraftStoreOptions<Form>,
): (uid: string) => DraftStore<Form> {
  return onePerUser((uid) => createDraftStore(uid, options));
}
