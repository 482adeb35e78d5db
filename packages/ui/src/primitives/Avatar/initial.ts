const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme of a name (an emoji or accented letter is not split), in upper case. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
