import { expect, it, vi } from 'vitest';
import { guardStorage } from './guarded-storage.ts';
import { importProgressStorage } from './import-progress.ts';

function createStorage() {
  const texts = new Map<string, string>();
  const storage = guardStorage(
    () =>
      new Proxy(
        {
          getItem: (key: string) => texts.get(key) ?? null,
          setItem: (key: string, text: string) => void texts.set(key, text),
          removeItem: (key: string) => void texts.delete(key),
        },
        {
          ownKeys: () => [...texts.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      ) as unknown as Storage,
  );
  return { texts, storage };
}

const begun = { exportId: 'e', runId: 'run', added: {} };

it('rows are stored one by one and read together', () => {
  const { storage } = createStorage();
  const write = vi.spyOn(storage, 'write');
  const progress = importProgressStorage('uid', storage);
  progress.begin(begun);
  progress.add('items', 'a', 'new-a');
  progress.add('wears', 'a', 'new-w');
  expect(progress.read()).toEqual({ ...begun, added: { 'items:a': 'new-a', 'wears:a': 'new-w' } });
  expect(write.mock.calls.at(-1)).toEqual([expect.stringMatching(/import-row:wears:a$/), 'new-w']);
});

it('when an import continues, its rows stay, and another import removes them', () => {
  const { storage } = createStorage();
  const progress = importProgressStorage('uid', storage);
  progress.begin(begun);
  progress.add('items', 'a', 'new-a');
  progress.begin(begun);
  expect(progress.read().added).toEqual({ 'items:a': 'new-a' });
  progress.begin({ ...begun, runId: 'other' });
  expect(progress.read()).toEqual({ ...begun, runId: 'other' });
});

it('reads the rows that an earlier version has stored together', () => {
  const { storage } = createStorage();
  const progress = importProgressStorage('uid', storage);
  progress.begin({ ...begun, added: { 'items:a': 'new-a' } });
  progress.add('items', 'b', 'new-b');
  expect(progress.read().added).toEqual({ 'items:a': 'new-a', 'items:b': 'new-b' });
});

it('a finished import and the rows of another user are told apart', () => {
  const { storage, texts } = createStorage();
  const other = importProgressStorage('other', storage);
  other.begin(begun);
  other.add('items', 'a', 'theirs');
  const progress = importProgressStorage('uid', storage);
  progress.begin(begun);
  progress.add('items', 'a', 'mine');
  progress.clear();
  expect(progress.read()).toEqual({ exportId: '', runId: '', added: {} });
  expect(other.read().added).toEqual({ 'items:a': 'theirs' });
  expect(texts.size).toBe(2);
});
