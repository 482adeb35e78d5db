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
    const { version: _version, wished: _wished, ...same } = { version: 1, wished: {}, ...stored };
    expect(value).toMatchObject(same);
    expect(Object.entries(value.wishes).map(([id, { on }]) => [id, on])).toEqual([
      ['item-1', true],
      ['item-2', false],
    ]);
    expect(isDamaged).toBe(false);
  });

  it.each(storedLocalStates)('with %s is stored again without a loss', (_name, stored) => {
    const loaded = read(stored);
    const { record } = withValue(loaded, { ...loaded.value, deletedPostIds: ['post-9'] });
    expect(read(JSON.parse(JSON.stringify(record))).value).toEqual({
      ...loaded.value,
      deletedPostIds: ['post-9'],
    });
    expect(record.version).toBe(2);
  });

  it('wishlist changes without a time are older than all others', () => {
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

  it('is read as far as this version can', () => {
    expect(read(stored).value).toEqual({
      ...initialLocalState,
      feedFilters: ['outfits-of-friends'],
      followed: { amara: true },
    });
  });

  it('stays stored except for what the user changes', () => {
    const loaded = read(stored);
    const { record } = withValue(loaded, {
      ...loaded.value,
      followed: { ...loaded.value.followed, mei: true },
      notifications: { ...loaded.value.notifications, likeNotifications: false },
    });
    expect(record).toEqual({
      ...stored,
      ...{ deletedPostIds: [], likedPostIds: [], shopping: { favoriteStores: [] } },
      followed: { ...stored.followed, mei: true },
      notifications: { ...stored.notifications, likeNotifications: false },
    });
  });
});

describe('damaged local state', () => {
  it('a key of another shape has its default and does not affect the others', () => {
    const { value, isDamaged } = read({ feedFilters: ['discover'], followed: ['amara'], deletedPostIds: 7 });
    expect(value).toEqual({ ...initialLocalState, feedFilters: ['discover'] });
    expect(isDamaged).toBe(true);
  });

  it('a missing key has its default', () => {
    expect(read({ feedFilters: ['all'] })).toMatchObject({ value: initialLocalState, isDamaged: false });
  });

  it.each([['a text'], [7], [null], [['all']]])('something other than a record is damaged: %j', (stored) => {
    expect(read(stored)).toMatchObject({ value: initialLocalState, isDamaged: true });
  });

  it('entries that cannot be read are left out, and stay stored', () => {
    const loaded = read({ deletedPostIds: ['p1', { id: 'p2' }, null] });
    expect(loaded.value.deletedPostIds).toEqual(['p1']);
    const { record } = withValue(loaded, { ...loaded.value, deletedPostIds: ['p1', 'p3'] });
    expect(record.deletedPostIds).toEqual(['p1', 'p3', { id: 'p2' }, null]);
  });

  it('an entry that the user removes is not stored again', () => {
    const loaded = read(storedLocalStates[4][1]);
    const { 'item-1': _removed, ...wishes } = loaded.value.wishes;
    expect(withValue(loaded, { ...loaded.value, wishes }).record.wishes).toEqual(wishes);
  });
});
