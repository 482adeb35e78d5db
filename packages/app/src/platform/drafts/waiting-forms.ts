import { createListeners } from '@aura/ui/foundations/listeners';
import pLimit from 'p-limit';
import { withLock } from '../locks.ts';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { databaseNames, deleteDatabase } from './delete-drafts.ts';
import { draftLockWaitMs, storedNames } from './draft-slots.ts';
import { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store.ts';

/** What has become of a form that is to wait: `full` when too many wait, `failed` when the browser has not stored it. */
type WaitingOutcome = 'added' | 'full' | 'failed';

/** A form that was sent without a connection. */
export interface WaitingForm<Form> {
  /** Of its database. */
  readonly name: string;
  readonly form: Form;
}

/**
 * The forms of one kind that wait to be sent, each in a database of its own, like drafts
 * (docs/decisions/2026-11-26-offline.md). All tabs see them; only one at a time edits or sends a form.
 */
export interface WaitingForms<Form> {
  /** Reads the forms, once; changes of any tab follow. */
  load(): Promise<void>;
  /** The loaded forms; the same array until they change. */
  current(): readonly WaitingForm<Form>[];
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  add(form: Form): Promise<WaitingOutcome>;
  /**
   * Calls `work` with a form that no tab edits or sends meanwhile, and with a function that replaces the form; null
   * deletes it.
   * @returns null when another tab has the form, or it is no longer there
   */
  use<T>(
    name: string,
    work: (form: Form, replace: (next: Form | null) => Promise<void>) => Promise<T>,
  ): Promise<T | null>;
  /** Returns a store with which the form is edited. While it is claimed, the form is not sent. */
  edit(name: string): DraftStore<Form>;
  stop(): void;
}

/** Creates the store of one user's waiting forms of a kind. */
export function createWaitingForms<Form extends object>(
  uid: string,
  options: DraftStoreOptions<Form>,
): WaitingForms<Form> {
  const names = databaseNames(uid, options.kind);
  const channel = new BroadcastChannel(names[0]);
  const limit = pLimit(1);
  const { subscribe, notify } = createListeners();
  const editors = new Map<string, DraftStore<Form>>();
  let forms: readonly WaitingForm<Form>[] = [];
  let isStopped = false;

  const read = async () => {
    const found: WaitingForm<Form>[] = [];
    for (const name of await storedNames(names)) {
      const form = await (await options.importRecord()).read(name);
      if (form !== null) found.push({ name, form });
    }
    if (isStopped || (found.length === 0 && forms.length === 0)) return;
    forms = found;
    notify();
  };
  const refresh = () => limit(read).catch(() => undefined);
  let loading: Promise<void> | null = null;
  channel.onmessage = () => void refresh();
  const changed = async () => {
    channel.postMessage(null);
    await refresh();
  };

  const replace = async (name: string, next: Form | null) => {
    if (isStopped) return;
    if (next === null) await deleteDatabase(name);
    else {
      await (await options.importRecord()).write(name, next);
      // The last change of a page that was closed while it edited the form is part of it now.
      deviceStorage.remove(name);
    }
    await changed();
  };

  return {
    load: () => {
      loading ??= refresh();
      return loading;
    },
    current: () => forms,
    subscribe,
    add: async (form) => {
      const addTo = async (name: string) => {
        if ((await (await options.importRecord()).read(name)) !== null) return false;
        await replace(name, form);
        return true;
      };
      let hasFailed = false;
      for (const name of names) {
        const isAdded = await withLock(name, draftLockWaitMs, () => addTo(name)).catch(() => {
          hasFailed = true;
        });
        if (isAdded) return 'added';
      }
      return hasFailed ? 'failed' : 'full';
    },
    use: (name, work) =>
      withLock(name, draftLockWaitMs, async () => {
        const form = await (await options.importRecord()).read(name);
        if (form !== null) return work(form, (next) => replace(name, next));
        // Another tab has sent it.
        await refresh();
        return null;
      }),
    edit: (name) => {
      const editor = editors.get(name) ?? createDraftStore(uid, options, name);
      editors.set(name, editor);
      return editor;
    },
    stop: () => {
      isStopped = true;
      channel.close();
      for (const editor of editors.values()) editor.stop();
      forms = [];
      notify();
    },
  };
}
