const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name as people see it (an emoji or accented letter stays whole), in upper case. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
