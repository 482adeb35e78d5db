/** Joins ids for `aria-describedby` and similar attributes. Returns undefined when there are none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
