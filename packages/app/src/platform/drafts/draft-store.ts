import { unsentWriteDelayMs } from '@aura/domain/limits/wardrobe';
import { createTurns } from '@aura/domain/rules/turns';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { onDeleteDrafts, databaseName, deleteDraft, type DraftKind } from './delete-drafts.ts';

/** A form that a person filled in and did not send, kept on this device (docs/product.md section 4). */
export interface DraftStore<Form> {
  /** What is kept, or null; something broken is dropped. */
  load(): Promise<Form | null>;
  /** Keeps the form a moment after its last change; null forgets it at once. */
  save(form: Form | null): void;
  /** What is kept, as far as it was loaded. */
  current(): Form | null;
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void;
  /** Keeps nothing from now on. */
  stop(): void;
}

/** Reads and writes one kind of form. `name` is the database's. */
interface DraftRecord<Form> {
  read(name: string): Promise<Form | null>;
  write(name: string, form: Form): Promise<void>;
}

/** @property importStore fetches what is needed once something is read or written */
export interface DraftStoreOptions<Form> {
  readonly kind: DraftKind;
  readonly importRecord: () => Promise<DraftRecord<Form>>;
}

/** Without looking into it; a browser that cannot tell may have one. */
async function mayExist(name: string): Promise<boolean> {
  if (typeof deviceStorage.read(name) === 'string') return true;
  const all = await indexedDB.databases?.();
  return all?.some((database) => database.name === name) ?? true;
}

/**
 * What cannot be read or written is lost with the page, and stops nothing. A page that ends has no time for a
 * database: what is not written yet then is left in the device's storage, without new photos
 * (docs/decisions/2026-11-22-post-draft.md).
 * @param uid whose form
 */
export function createDraftStore<Form extends object>(
  uid: string,
  { kind, importRecord: importStore }: DraftStoreOptions<Form>,
): DraftStore<Form> {
  const name = databaseName(uid, kind);
  const listeners = new Set<() => void>();
  const inTurn = createTurns(1);
  let form: Form | null = null;
  let loading: Promise<void> | null = null;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let unwritten: Form | null = null;
  let isStopped = false;

  const show = (next: Form | null) => {
    form = next;
    for (const listener of listeners) listener();
  };
  const attempt = <T>(work: () => Promise<T>): Promise<T | null> => inTurn(work).catch(() => null);
  const read = () => attempt(async () => ((await mayExist(name)) ? (await importStore()).read(name) : null));
  const write = (kept: Form) =>
    attempt(async () => {
      const store = await importStore();
      if (isStopped) return;
      await store.write(name, kept);
      if (unwritten !== kept) return;
      unwritten = null;
      deviceStorage.remove(name);
    });
  const leave = () => {
    if (unwritten === null) return;
    // Photos leave nothing of themselves in a text; they lie in the database since they were chosen.
    deviceStorage.write(name, JSON.stringify({ version: 1, ...unwritten }));
    clearTimeout(writing);
    void write(unwritten);
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);

  return {
    load: async () => {
      loading ??= read().then((found) => {
        // What was filled in meanwhile is newer.
        if (form === null && !isStopped) show(found);
      });
      await loading;
      return form;
    },
    save: (next) => {
      if (isStopped || next === form) return;
      show(next);
      unwritten = next;
      clearTimeout(writing);
      if (next === null) void attempt(() => deleteDraft(uid, kind));
      else writing = setTimeout(() => void write(next), unsentWriteDelayMs);
    },
    current: () => form,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      unwritten = null;
      clearTimeout(writing);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      show(null);
    },
  };
}

/** Gives each person's form of a kind, the same one to everybody who asks, until the person is forgotten. */
export function createDraftStores<Form extends object>(
  options: DraftStoreOptions<Form>,
): (uid: string) => DraftStore<Form> {
  const people = new Map<string, DraftStore<Form>>();
  return (uid) => {
    const known = people.get(uid);
    if (known) return known;
    const created = createDraftStore(uid, options);
    people.set(uid, created);
    onDeleteDrafts(uid, () => {
      people.delete(uid);
      created.stop();
    });
    return created;
  };
}
