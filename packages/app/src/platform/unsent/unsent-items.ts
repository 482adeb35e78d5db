import type { ItemUploadForm } from '@aura/domain/forms/itemUpload';
import { unsentItemsWriteDelayMs } from '@aura/domain/limits';
import { isDraftTouched } from '@aura/domain/rules/itemDrafts';
import { createTurns } from '../turns.ts';
import { beforeForgetting, deleteUnsentItems } from './forget.ts';

/** The upload form as it is kept until it is sent. */
export type UnsentForm = ItemUploadForm<Blob>;

/** What a person filled in and did not send, kept on this device (docs/product.md section 4). */
export interface UnsentItems {
  /** What is kept, or null; something broken is dropped. */
  load(): Promise<UnsentForm | null>;
  /** Keeps the form a moment after its last change; null forgets it at once. */
  keep(form: UnsentForm | null): void;
  /** How many items have something in them; 0 until they were loaded. */
  count(): number;
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void;
  /** Keeps nothing from now on. */
  stop(): void;
}

/** Fetched when something is read or written. */
const importDatabase = () => import('./database.ts');

/**
 * What cannot be read or written is lost with the page, and stops nothing.
 * @param uid whose form
 */
export function createUnsentItems(uid: string): UnsentItems {
  const listeners = new Set<() => void>();
  const inTurn = createTurns(1);
  let form: UnsentForm | null = null;
  let loading: Promise<void> | null = null;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const show = (next: UnsentForm | null) => {
    form = next;
    for (const listener of listeners) listener();
  };
  const attempt = <T>(work: () => Promise<T>): Promise<T | null> => inTurn(work).catch(() => null);
  const read = () => attempt(async () => (await importDatabase()).read(uid));
  const write = (kept: UnsentForm) =>
    attempt(async () => {
      const database = await importDatabase();
      if (!isStopped) await database.write(uid, kept);
    });

  return {
    load: async () => {
      loading ??= read().then((found) => {
        // What was filled in meanwhile is newer.
        if (form === null && !isStopped) show(found);
      });
      await loading;
      return form;
    },
    keep: (next) => {
      if (isStopped || next === form) return;
      show(next);
      clearTimeout(writing);
      if (next === null) void attempt(() => deleteUnsentItems(uid));
      else writing = setTimeout(() => void write(next), unsentItemsWriteDelayMs);
    },
    count: () => form?.items.filter(isDraftTouched).length ?? 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(writing);
      show(null);
    },
  };
}

const people = new Map<string, UnsentItems>();

/** The unsent items of a person, the same ones for everybody who asks. */
export function unsentItemsOf(uid: string): UnsentItems {
  const known = people.get(uid);
  if (known) return known;
  const created = createUnsentItems(uid);
  people.set(uid, created);
  beforeForgetting(uid, () => {
    people.delete(uid);
    created.stop();
  });
  return created;
}
