/** Number of Unicode code points in a text. An emoji counts as one, a sequence of joined emoji as its parts. */
export const characterCount = (text: string): number => [...text].length;
