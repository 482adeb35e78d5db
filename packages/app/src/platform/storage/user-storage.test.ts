import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../testing/fake-storage.ts';
import { readList, readString } from './codec.ts';
import { guardStorage } from './guarded-storage.ts';
import { createUserStorage } from './user-storage.ts';

const readIds = readList(readString);
const storageOf = (uid: string, storage: Storage) =>
  createUserStorage(
    uid,
    guardStorage(() => storage),
  );

describe('createUserStorage', () => {
  it('reads what was written, under a key with version and uid', () => {
    const storage = createFakeStorage();
    const store = storageOf('uid-1', storage);
    store.write('liked', ['post-1']);
    expect(store.read('liked', readIds, [])).toEqual(['post-1']);
    expect(Object.keys(storage)).toEqual(['aura:v1:uid-1:liked']);
  });

  it('stores the data of each user separately', () => {
    const storage = createFakeStorage();
    storageOf('uid-1', storage).write('liked', ['post-1']);
    expect(storageOf('uid-2', storage).read('liked', readIds, [])).toEqual([]);
  });

  it.each([
    ['no JSON', '{"broken'],
    ['another shape', '{"post-1":true}'],
  ])('when the value is %s, reads the fallback', (_name, text) => {
    const store = storageOf('uid-1', createFakeStorage({ 'aura:v1:uid-1:liked': text }));
    expect(store.read('liked', readIds, ['fallback'])).toEqual(['fallback']);
  });

  it('clears the data of one user only', () => {
    const storage = createFakeStorage({ 'aura:v1:theme': 'dark', 'aura:v1:uid-10:liked': '[]' });
    const store = storageOf('uid-1', storage);
    store.write('liked', ['post-1']);
    store.write('wishlist', []);
    store.clear();
    expect(Object.keys(storage)).toEqual(['aura:v1:theme', 'aura:v1:uid-10:liked']);
  });

  it('when the storage refuses access, reads the fallback', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const store = storageOf('uid-1', { ...createFakeStorage(), getItem: refuse, setItem: refuse });
    store.write('liked', ['post-1']);
    expect(store.read('liked', readIds, ['fallback'])).toEqual(['fallback']);
  });
});
