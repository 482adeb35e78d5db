/** The position of an entry in a list that is ordered by time, newest first, and id. */
interface Cursor {
  readonly at: number;
  readonly id: string;
}

interface PageRequest {
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

export const cursorText = ({ at, id }: Cursor) => `${at}_${id}`;

/** Whether a position comes after a cursor in the list. */
export function comesAfter({ at, id }: Cursor, cursor: string): boolean {
  const end = cursor.search(/[_-]/);
  const time = Number(cursor.slice(0, end));
  return at < time || (at === time && id < cursor.slice(end + 1));
}

/**
 * A page of a list.
 * @param entries the list, in its order
 * @returns the entries, and the cursor of the next page; null after the last one
 */
export function pageOf<Entry>(
  entries: readonly Entry[],
  { limit, after }: PageRequest,
  cursorOf: (entry: Entry) => Cursor,
): { page: Entry[]; next: string | null } {
  const rest = entries.filter((entry) => after === undefined || comesAfter(cursorOf(entry), after));
  const page = rest.slice(0, limit);
  const last = rest.length > limit ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : cursorText(cursorOf(last)) };
}
