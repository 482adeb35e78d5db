/** Joins ids for `aria-describedby` and similar attributes; undefined when there is none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
