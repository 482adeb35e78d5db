import { readList, readString } from './codec.ts';
import { tabStorage } from './guarded-storage.ts';
import { createUserStorage } from './user-storage.ts';

const key = 'outfit-deletions';
const readIds = readList(readString);

/**
 * The ids of a user's outfits whose deletion was sent and not answered, in this tab: a page that is left gets no answer.
 * Signing out removes them.
 */
export function outfitDeletions(uid: string) {
  const own = createUserStorage(uid, tabStorage);
  const read = (): readonly string[] => own.read(key, readIds, []);
  const others = (id: string) => read().filter((one) => one !== id);
  return {
    read,
    add: (id: string): void => own.write(key, [...others(id), id]),
    remove: (id: string): void => own.write(key, others(id)),
  };
}
