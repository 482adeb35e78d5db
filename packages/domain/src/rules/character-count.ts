/**
 * The length of a text as every limit counts it: in Unicode code points. An emoji counts as one, a joined sequence of
 * emojis as the number of its parts.
 */
export function characterCount(text: string): number {
  return [...text].length;
}
