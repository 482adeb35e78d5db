/** Created at its first use, since that takes a while. */
let segmenter: Intl.Segmenter | undefined;

/** The first grapheme of a name (an emoji or accented letter is not split), in upper case. */
export function initialOf(name: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = segmenter.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
