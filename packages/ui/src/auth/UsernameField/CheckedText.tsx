import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const mark = '✓';

interface CheckedTextProps {
  readonly text: string;
}

/**
 * A text whose leading check mark is drawn as SVG, since the product's font has no such glyph. Screen readers
 * announce it as text, and it is copied as text.
 */
export function CheckedText({ text }: CheckedTextProps) {
  if (!text.startsWith(mark)) return text;
  return (
    <>
      <VisuallyHidden>{mark}</VisuallyHidden>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="me-0.5 inline-block size-3 align-[-0.06em]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M2 7.2 4.6 10.4 10 1.8" />
      </svg>
      {text.slice(mark.length)}
    </>
  );
}
