import { postTextCopy } from '@aura/domain/copy/post-text';
import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../../foundations/cn.ts';
import { FormattedText } from '../FormattedText/FormattedText.tsx';

/** Maximum length of a caption that is set as a headline, in characters. */
const captionHeadlineMaxLength = 90;

interface PostCaptionProps {
  readonly caption: string;
}

/** A caption: a headline when it is short; a long one is collapsed to its first lines. */
export function PostCaption({ caption }: PostCaptionProps) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const headline = caption.length <= captionHeadlineMaxLength;

  useLayoutEffect(() => {
    const box = text.current;
    if (box === null || open) return;
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [open]);

  // A link after the visible lines would have the focus without being visible.
  const showFocusedLink = ({ target }: FocusEvent) => {
    if (open || !cut || !target.matches(':focus-visible')) return;
    flushSync(() => setOpen(true));
    target.scrollIntoView({ block: 'nearest' });
  };

  if (headline) {
    return (
      <p dir="auto" className="whitespace-pre-line font-serif text-22 text-balance desktop:text-28">
        <FormattedText text={caption} />
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start">
      <p
        ref={text}
        id={id}
        dir="auto"
        onFocus={showFocusedLink}
        className={cn('w-full whitespace-pre-line text-16', !open && 'line-clamp-3 desktop:line-clamp-8')}
      >
        <FormattedText text={caption} />
      </p>
      {cut && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ms-3 -my-2.5 inline-flex min-h-target min-w-target items-center rounded-control px-3 text-14 -outline-offset-8 font-medium underline underline-offset-4"
        >
          {open ? postTextCopy.lessCaption : postTextCopy.moreCaption}
        </button>
      )}
    </div>
  );
}
