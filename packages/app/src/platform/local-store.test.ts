import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { createLocalStore } from './local-store.ts';

const ids = z.array(z.string());

describe('local store', () => {
  it('gives back what was written, under a key with version and person', () => {
    const storage = createFakeStorage();
    const store = createLocalStore('uid-1', storage);
    store.write('liked', ['post-1']);
    expect(store.read('liked', ids, [])).toEqual(['post-1']);
    expect(Object.keys(storage)).toEqual(['aura:v1:uid-1:liked']);
  });

  it('keeps two people apart', () => {
    const storage = createFakeStorage();
    createLocalStore('uid-1', storage).write('liked', ['post-1']);
    expect(createLocalStore('uid-2', storage).read('liked', ids, [])).toEqual([]);
  });

  it.each([
    ['no JSON', '{"broken'],
    ['another shape', '{"post-1":true}'],
  ])('drops a value that is %s', (_name, text) => {
    const store = createLocalStore('uid-1', createFakeStorage({ 'aura:v1:uid-1:liked': text }));
    expect(store.read('liked', ids, ['fallback'])).toEqual(['fallback']);
  });

  it('forgets one person and nobody else', () => {
    const storage = createFakeStorage({ 'aura:v1:theme': 'dark', 'aura:v1:uid-10:liked': '[]' });
    const store = createLocalStore('uid-1', storage);
    store.write('liked', ['post-1']);
    store.write('wishlist', []);
    store.clear();
    expect(Object.keys(storage)).toEqual(['aura:v1:theme', 'aura:v1:uid-10:liked']);
  });

  it('lives without a storage that may be written or read', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const store = createLocalStore('uid-1', { ...createFakeStorage(), getItem: refuse, setItem: refuse });
    store.write('liked', ['post-1']);
    expect(store.read('liked', ids, ['fallback'])).toEqual(['fallback']);
  });
});
