import { isRecord, type Reader, readDictionary, readFields, readString } from '../platform/storage/codec.ts';
import { type GuardedStorage, tabStorage } from '../platform/storage/guarded-storage.ts';
import { createUserStorage } from '../platform/storage/user-storage.ts';
import type { AppStore } from './store.ts';
import { type CommentDrafts, commentDraftsRestored, type ReplyTarget, selectCommentDrafts } from './visit.ts';

const key = 'comment-drafts';

const readTarget: Reader<ReplyTarget> = (stored) => {
  if (!isRecord(stored)) return undefined;
  const id = readString(stored.id);
  const threadId = readString(stored.threadId);
  return id === undefined || threadId === undefined ? undefined : { id, threadId };
};

const nothing: CommentDrafts = { commentDrafts: {}, replyTargets: {} };

const readDrafts = readFields<CommentDrafts>(
  { commentDrafts: readDictionary(readString), replyTargets: readDictionary(readTarget) },
  nothing,
);

const filled = <Value>(entries: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value));

/**
 * Restores the comments that a user has typed and not sent in this tab, with what they reply to, and persists them from
 * now on, so that a reload does not lose them.
 * @returns a function that ends this
 */
export function persistCommentDrafts(
  store: AppStore,
  uid: string,
  storage: GuardedStorage = tabStorage,
): () => void {
  const own = createUserStorage(uid, storage);
  let written = nothing;
  const write = () => {
    const drafts = selectCommentDrafts(store.getState());
    const { commentDrafts, replyTargets } = drafts;
    if (commentDrafts === written.commentDrafts && replyTargets === written.replyTargets) return;
    written = drafts;
    const typed = filled(commentDrafts);
    if (Object.keys(typed).length === 0) own.remove(key);
    else own.write(key, { commentDrafts: typed, replyTargets: filled(replyTargets) });
  };
  const stored = own.read(key, readDrafts, nothing);
  if (stored !== nothing) store.dispatch(commentDraftsRestored(stored));
  write();
  return store.subscribe(write);
}
