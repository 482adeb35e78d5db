/** Length of a caption in the profile grid, without the ellipsis. */
const captionPreviewLength = 50;

/** Created at its first use, since that takes a while. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Cuts a text after `max` characters and appends an ellipsis. Counts grapheme clusters, so that an emoji or a letter
 * with its accent is never split.
 * @param max number of characters, without the ellipsis
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let shortened = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === max) return `${shortened.trimEnd()}…`;
    shortened += segment;
    count += 1;
  }
  return text;
}

/** Returns a caption as the profile grid shows it (docs/product.md section 2, Profiles, settings, policies). */
export function captionPreview(caption: string): string {
  return truncate(caption.trim(), captionPreviewLength);
}
