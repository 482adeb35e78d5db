/** How many writes of this page have changed each post, by its id. */
const writeCounts = new Map<string, number>();

/** Notes that the server has stored a change of a post. */
export function countWrite(postId: string): void {
  writeCounts.set(postId, (writeCounts.get(postId) ?? 0) + 1);
}

/**
 * Reads a post. When a write has changed it meanwhile, it is read again: the response may be from before the write, and
 * would take away what is already shown, such as a new comment.
 */
export async function currentRead<Result>(postId: string, read: () => Promise<Result>): Promise<Result> {
  const before = writeCounts.get(postId);
  const result = await read();
  return writeCounts.get(postId) === before ? result : currentRead(postId, read);
}
