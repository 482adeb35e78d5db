import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** The position of a row in a list that is ordered by time and id. `Time` is a string for a day. */
export interface Cursor<Time extends Date | string = Date> {
  readonly at: Time;
  readonly id: string;
}

/** A part of a list: at most `limit` rows after a cursor. */
export interface Page {
  readonly limit: number;
  readonly after: Cursor | null;
}

/** The columns that order a list. The index that is read has them in descending order, nulls last. */
interface Position {
  readonly at: PgColumn;
  readonly id: PgColumn;
}

function comparison({ at, id }: Position, operator: SQL, cursor: Cursor<Date | string>): SQL {
  const time = cursor.at instanceof Date ? timestamp(cursor.at) : sql`${cursor.at}::date`;
  return sql`(${at}, ${id}) ${operator} (${time}, ${cursor.id}::text)`;
}

/** The condition for the rows after a cursor; none without one. */
export function afterCursor(position: Position, cursor: Cursor<Date | string> | null): SQL | undefined {
  return cursor === null ? undefined : comparison(position, sql`<`, cursor);
}

/** The condition for the row of a cursor and those after it. */
export function fromCursor(position: Position, cursor: Cursor): SQL {
  return comparison(position, sql`<=`, cursor);
}

/** The order of a list. It names the place of nulls as the indexes do, since they are not used otherwise. */
export function newestFirst({ at, id }: Position): SQL[] {
  return [sql`${at} desc nulls last`, sql`${id} desc nulls last`];
}

/** A cursor as the API sends it (`timeCursor` of the contract). */
export function cursorText({ at, id }: Cursor): string {
  return `${at.getTime()}_${id}`;
}

/** @param text a cursor that the API has sent (`timeCursor` of the contract) */
export function readCursor(text: string): Cursor {
  const end = text.search(/[_-]/);
  return { at: new Date(Number(text.slice(0, end))), id: text.slice(end + 1) };
}

/** The first `limit` of rows, of which one more was read, and whether others follow. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { page: Row[]; hasMore: boolean } {
  return { page: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Reads a page, and one row more, by which it knows whether another page follows.
 * @param find reads rows in the order of the list
 * @returns the rows, and the cursor of the next page; null after the last one
 */
export async function readPage<Row>(
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
  find: (page: Page) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => Cursor,
): Promise<{ rows: Row[]; next: string | null }> {
  const rows = await find({ limit: limit + 1, after: after === undefined ? null : readCursor(after) });
  const { page, hasMore } = cutPage(rows, limit);
  const last = hasMore ? page.at(-1) : undefined;
  return { rows: page, next: last === undefined ? null : cursorText(cursorOf(last)) };
}
