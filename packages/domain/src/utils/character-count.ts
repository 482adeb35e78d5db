/**
 * The length of a text in Unicode code points, as every limit counts it. An emoji counts as one, a joined
 * sequence of emojis as the number of its parts.
 */
export function characterCount(text: string): number {
  return [...text].length;
}

/** The beginning of a text, of at most `count` characters; no emoji is cut in half. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : [...text].slice(0, count).join('');
}
