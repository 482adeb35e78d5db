import { takeLock } from '../locks.ts';
import { deviceStorage } from '../storage/guarded-storage.ts';

/** The drafts of one kind that are stored side by side, and the one that this page works with. */
export interface DraftSlots {
  /** Name of the database that this page reads and writes. */
  name(): string;
  /** Whether only this page may write the draft. */
  isClaimed(): boolean;
  /** Returns the first draft that no page has claimed and that `read` can read, or null. */
  find<Form>(read: (name: string) => Promise<Form | null>): Promise<Form | null>;
  /** Claims the found draft. Resolves to false when another page has it. */
  claimFound(): Promise<boolean>;
  /** Claims the found draft, or a free slot when another page has it. Resolves to false when none is free. */
  claimAny(): Promise<boolean>;
  /** Resolves when the draft can be claimed again. */
  release(): Promise<void>;
  /** Releases the draft and stops listening. */
  close(): void;
}

/**
 * Returns the names under which there may be a draft, without opening a database; all of them when the browser
 * cannot list databases.
 */
export async function storedNames(names: readonly string[]): Promise<readonly string[]> {
  const all = await indexedDB.databases?.();
  return names.filter(
    (name) =>
      typeof deviceStorage.read(name) === 'string' ||
      (all?.some((database) => database.name === name) ?? true),
  );
}

/** Returns the first draft that `read` can read, and its name; null when there is none. */
export async function findStored<Form>(
  names: readonly string[],
  read: (name: string) => Promise<Form | null>,
): Promise<{ readonly name: string; readonly form: Form } | null> {
  for (const name of await storedNames(names)) {
    const form = await read(name);
    if (form !== null) return { name, form };
  }
  return null;
}

/**
 * How long to wait for a lock that is not available, in milliseconds: a page that awaits its release takes it for a
 * moment, and the browser may count it as held shortly after it was released.
 */
export const draftLockWaitMs = 200;

async function lockedNames(): Promise<readonly (string | undefined)[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name }) => name);
}

/**
 * @param names of the databases
 * @param onChange called when another tab has claimed, released or deleted a draft, or has ended
 * @param channelName of the channel between the tabs
 */
export function createDraftSlots(
  names: readonly [string, ...string[]],
  onChange: () => void,
  channelName: string,
): DraftSlots {
  const [first] = names;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onChange;
  let found = first;
  let unlock: (() => Promise<void>) | null = null;
  const awaited = new Set<string>();
  const closing = new AbortController();

  /** A page that ends sends no message, and after a reload it may end later than this one begins. */
  const awaitRelease = (name: string) => {
    if (awaited.has(name)) return;
    awaited.add(name);
    const options: LockOptions = { mode: 'shared', signal: closing.signal };
    navigator.locks
      .request(name, options, () => void awaited.delete(name))
      .then(onChange)
      .catch(() => undefined);
  };
  const claim = async (name: string) => {
    if (unlock) return true;
    if (closing.signal.aborted) return false;
    const taken = await takeLock(name, draftLockWaitMs);
    if (closing.signal.aborted) {
      await taken?.();
      return false;
    }
    unlock = taken;
    if (!unlock) return false;
    found = name;
    channel.postMessage(null);
    return true;
  };
  const release = async () => {
    const released = unlock?.();
    if (!released) return;
    unlock = null;
    channel.postMessage(null);
    await released;
  };
  return {
    name: () => found,
    isClaimed: () => unlock !== null,
    find: async (read) => {
      const locked = await lockedNames();
      for (const name of names) if (locked.includes(name)) awaitRelease(name);
      const stored = await findStored(
        names.filter((name) => !locked.includes(name)),
        read,
      );
      found = stored?.name ?? first;
      return stored?.form ?? null;
    },
    claimFound: () => claim(found),
    claimAny: async () => {
      if (await claim(found)) return true;
      const stored = await storedNames(names);
      for (const name of names) {
        if (!stored.includes(name) && (await claim(name))) return true;
      }
      return false;
    },
    release,
    close: () => {
      void release();
      closing.abort();
      channel.close();
    },
  };
}
