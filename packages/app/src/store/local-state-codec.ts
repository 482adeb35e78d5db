import { notificationNames, notificationSettingsDefaults } from '@aura/domain/notifications';
import type { LocalWishlistEntry } from '@aura/domain/rules/wishlist';
import { commentRefusals } from '@aura/domain/vocabularies/comment-refusals';
import { wishlistSources } from '@aura/domain/vocabularies/wishlist-sources';
import {
  type Codec,
  isRecord,
  type Reader,
  readBoolean,
  readDictionary,
  readFields,
  readList,
  readString,
  type StoredRecord,
} from '../platform/storage/codec.ts';
import { type CommentLike, initialLocalState, type LocalState, type WaitingComment } from './local-state.ts';

/** Wishlist entries with a source that only another version of the app supports cannot be read. */
const readWish: Reader<LocalWishlistEntry> = (stored) => {
  if (!isRecord(stored)) return undefined;
  const on = readBoolean(stored.on);
  const addedAt = readString(stored.addedAt);
  const source = wishlistSources.find((known) => known === stored.source);
  return on === undefined || addedAt === undefined || source === undefined
    ? undefined
    : { on, addedAt, source };
};

const readCommentLike: Reader<CommentLike> = (stored) => {
  if (!isRecord(stored)) return undefined;
  const postId = readString(stored.postId);
  const liked = readBoolean(stored.liked);
  return postId === undefined || liked === undefined ? undefined : { postId, liked };
};

const readWaitingComment: Reader<WaitingComment> = (stored) => {
  if (!isRecord(stored)) return undefined;
  const postId = readString(stored.postId);
  const text = readString(stored.text);
  const parentId = stored.parentId === null ? null : readString(stored.parentId);
  // A refusal that only another version of the app knows is like none: the comment is sent again.
  const refusal = commentRefusals.find((known) => known === stored.refusal) ?? null;
  return postId === undefined || text === undefined || parentId === undefined
    ? undefined
    : { postId, parentId, text, refusal };
};

const readNotifications = Object.fromEntries(notificationNames.map((name) => [name, readBoolean])) as Record<
  (typeof notificationNames)[number],
  typeof readBoolean
>;

/**
 * Migrates a record of version 1, whose `wished` stores by item id whether an item is on the wishlist, but
 * not when and where it was added.
 */
function migrateWished(record: StoredRecord): StoredRecord {
  const { wished, ...others } = record;
  const changes = readDictionary(readBoolean)(wished);
  if (changes === undefined) return record;
  const unknown = { addedAt: new Date(0).toISOString(), source: 'aura-feed' };
  const wishes = Object.entries(changes).map(([id, on]) => [id, { on, ...unknown }]);
  return {
    ...others,
    wishes: { ...Object.fromEntries(wishes), ...(isRecord(others.wishes) && others.wishes) },
  };
}

/** The codec of the stored local state. Records of earlier versions are in `testing/stored-data.ts`. */
export const localStateCodec: Codec<LocalState> = {
  defaults: initialLocalState,
  migrations: [migrateWished],
  readers: {
    feedFilters: readList(readString),
    deletedPostIds: readList(readString),
    shopping: readFields({ favoriteStores: readList(readString) }, initialLocalState.shopping),
    followed: readDictionary(readBoolean),
    wishes: readDictionary(readWish),
    likeChanges: readDictionary(readBoolean),
    commentLikes: readDictionary(readCommentLike),
    waitingComments: readDictionary(readWaitingComment),
    recentSearches: readList(readString),
    notifications: readFields(readNotifications, notificationSettingsDefaults),
  },
};
