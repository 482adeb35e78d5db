import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormattedText } from '../FormattedText/FormattedText.tsx';
import { foldedText } from './folded-text.ts';

interface CommentTextProps {
  readonly text: string;
  /** The actions of the comment, in one row with the button that unfolds the text. */
  readonly actions: ReactNode;
}

/** The text of a comment. A long one is folded, with a button that shows the rest. */
export function CommentText({ text, actions }: CommentTextProps) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const folded = foldedText(text);
  const toggle = () => {
    // The start of the text stays in view when the text below it disappears.
    if (unfolded) paragraph.current?.scrollIntoView({ block: 'nearest' });
    setUnfolded(!unfolded);
  };
  return (
    <>
      <p ref={paragraph} id={id} dir="auto" className="whitespace-pre-line text-16">
        <FormattedText text={unfolded ? text : (folded ?? text)} />
      </p>
      <div className="-ms-3 -my-2.5 flex flex-wrap text-14">
        {folded !== null && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={toggle}
            className="inline-flex min-h-target items-center rounded-control px-3 font-semibold -outline-offset-8 hover:underline"
          >
            {unfolded ? commentsCopy.showLess : commonCopy.showMore}
          </button>
        )}
        {actions}
      </div>
    </>
  );
}
