import { captionPreviewLength } from '../limits.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * How many characters a text has, as every limit counts them: an emoji is one however it is stored, a sequence of them
 * that is drawn as one image is as many as it is made of (Unicode code points).
 */
export function characterCount(text: string): number {
  return [...text].length;
}

/**
 * The beginning of a text, with an ellipsis when something was cut. Counts what a person sees as one
 * character, so that an emoji or an accent is never cut in half.
 * @param max characters kept, the ellipsis not counted.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === max) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return text;
}

/** A caption as a profile grid shows it (docs/product.md section 9). */
export function captionPreview(caption: string): string {
  return truncate(caption.trim(), captionPreviewLength);
}
