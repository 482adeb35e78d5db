interface MatchedTextProps {
  readonly text: string;
  /** What was searched for. */
  readonly match: string;
}

/** A text in which the first occurrence of what was searched for is bold. */
export function MatchedText({ text, match }: MatchedTextProps) {
  // A lower-case copy of the text may be longer than the text.
  const pattern = new RegExp(match.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  const start = match === '' ? -1 : text.search(pattern);
  if (start === -1) return text;
  const end = start + match.length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
