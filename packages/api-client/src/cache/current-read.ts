/** How many writes of this page have changed each subject: a post by its id, or the own items. */
const writeCounts = new Map<string, number>();

/** The subjects of reads of the wardrobe. No post has such an id. */
export const addedItems = 'items:added';
export const changedItems = 'items:changed';

/** Notes that the server has stored a change. */
export function countWrite(subject: string): void {
  writeCounts.set(subject, (writeCounts.get(subject) ?? 0) + 1);
}

/**
 * Reads a subject. When a write has changed it meanwhile, it is read again: the response may be from before the write, and
 * would take away what is already shown, such as a new comment.
 */
export async function currentRead<Result>(subject: string, read: () => Promise<Result>): Promise<Result> {
  const before = writeCounts.get(subject);
  const result = await read();
  return writeCounts.get(subject) === before ? result : currentRead(subject, read);
}
