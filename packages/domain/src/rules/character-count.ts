/**
 * The length of a text in Unicode code points, as every limit counts it. An emoji counts as one, a joined
 * sequence of emojis as the number of its parts.
 */
export function characterCount(text: string): number {
  return [...text].length;
}
