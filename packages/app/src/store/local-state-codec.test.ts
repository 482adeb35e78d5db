import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { describe, expect, it } from 'vitest';
import { decode, withValue } from '../platform/storage/codec.ts';
import { storedLocalStates } from '../testing/stored-data.ts';
import { initialLocalState } from './local-state.ts';
import { localStateCodec } from './local-state-codec.ts';

const read = (stored: unknown) => decode(localStateCodec, stored);

describe('local state of earlier versions', () => {
  it.each(storedLocalStates)('with %s is read completely', (_name, stored) => {
    const { value, isDamaged } = read(stored);
    const past = { version: 1, wished: {}, likedPostIds: [], ...stored };
    const { version: _version, wished: _wished, likedPostIds: _likedPostIds, ...same } = past;
    expect(value).toMatchObject(same);
    expect(Object.entries(value.wishes).map(([id, { on }]) => [id, on])).toEqual([
      ['item-1', true],
      ['item-2', false],
    ]);
    expect(isDamaged).toBe(false);
  });

  it.each(storedLocalStates)('with %s is stored again without losing data', (_name, stored) => {
    const loaded = read(stored);
    const { record } = withValue(loaded, { ...loaded.value, deletedPostIds: ['post-9'] });
    expect(read(JSON.parse(JSON.stringify(record))).value).toEqual({
      ...loaded.value,
      deletedPostIds: ['post-9'],
    });
    expect(record.version).toBe(2);
  });

  it('with wishlist changes without a time counts them as older than all others', () => {
    expect(read({ wished: { 'item-1': true } }).value.wishes).toEqual({
      'item-1': { on: true, addedAt: '1970-01-01T00:00:00.000Z', source: 'aura-feed' },
    });
  });
});

describe('local state of a later version', () => {
  const stored = {
    version: 7,
    feedFilters: ['outfits-of-friends'],
    followed: { amara: true, jonah: { on: true, since: '2027-01-01' } },
    wishes: { 'item-1': { on: true, addedAt: '2027-01-01T00:00:00.000Z', source: 'outfit', note: 'gift' } },
    notifications: {
      ...notificationSettingsDefaults,
      outfitNotifications: false,
      pushNotifications: 'daily',
    },
    outfits: [{ id: 'outfit-1' }],
  };

  it('is read as far as this version supports it', () => {
    expect(read(stored).value).toEqual({
      ...initialLocalState,
      feedFilters: ['outfits-of-friends'],
      followed: { amara: true },
    });
  });

  it("is preserved except for the user's changes", () => {
    const loaded = read(stored);
    const { record } = withValue(loaded, {
      ...loaded.value,
      followed: { ...loaded.value.followed, mei: true },
      notifications: { ...loaded.value.notifications, likeNotifications: false },
    });
    expect(record).toEqual({
      ...stored,
      deletedPostIds: [],
      shopping: { favoriteStores: [] },
      recentSearches: [],
      likeChanges: {},
      commentLikes: {},
      waitingComments: {},
      followed: { ...stored.followed, mei: true },
      notifications: { ...stored.notifications, likeNotifications: false },
    });
  });
});

describe('damaged local state', () => {
  it('has the default for a key of another shape, without an effect on the others', () => {
    const { value, isDamaged } = read({ feedFilters: ['discover'], followed: ['amara'], deletedPostIds: 7 });
    expect(value).toEqual({ ...initialLocalState, feedFilters: ['discover'] });
    expect(isDamaged).toBe(true);
  });

  it('has the default for a missing key', () => {
    expect(read({ feedFilters: ['all'] })).toMatchObject({ value: initialLocalState, isDamaged: false });
  });

  it.each([['a text'], [7], [null], [['all']]])('is anything that is not a record: %j', (stored) => {
    expect(read(stored)).toMatchObject({ value: initialLocalState, isDamaged: true });
  });

  it('is read without the entries that cannot be read, which are preserved', () => {
    const loaded = read({ deletedPostIds: ['p1', { id: 'p2' }, null] });
    expect(loaded.value.deletedPostIds).toEqual(['p1']);
    const { record } = withValue(loaded, { ...loaded.value, deletedPostIds: ['p1', 'p3'] });
    expect(record.deletedPostIds).toEqual(['p1', 'p3', { id: 'p2' }, null]);
  });

  it('is read without a waiting comment of another shape, which is preserved', () => {
    const comment = { postId: 'p1', parentId: null, text: 'Yes', refusal: null };
    const stored = { waitingComments: { 'key-1': comment, 'key-2': { ...comment, parentId: 7 } } };
    const loaded = read(stored);
    expect(loaded.value.waitingComments).toEqual({ 'key-1': comment });
    expect(withValue(loaded, loaded.value).record.waitingComments).toEqual(stored.waitingComments);
  });

  it('is stored without an entry that the user has removed', () => {
    const loaded = read(storedLocalStates[4][1]);
    const { 'item-1': _removed, ...wishes } = loaded.value.wishes;
    expect(withValue(loaded, { ...loaded.value, wishes }).record.wishes).toEqual(wishes);
  });
});
