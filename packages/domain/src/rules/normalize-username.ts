/** Normalizes a username for storage and comparison: trimmed, lower case. */
export function normalizeUsername(text: string): string {
  return text.trim().toLowerCase();
}
