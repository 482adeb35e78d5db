import { tagInputCaret, tagInputText } from '@aura/domain/rules/tagInput';
import { tagSegments } from '@aura/domain/rules/tags';
import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlBoxStyle } from '../../primitives/Field/control-style.ts';
import { Field, type FieldFrameProps } from '../../primitives/Field/Field.tsx';

export interface TagInputProps extends FieldFrameProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
}

const textStyle =
  'col-start-1 row-start-1 min-w-0 py-3 text-16 font-medium whitespace-pre-wrap wrap-anywhere';

/**
 * A text of hashtags: each starts with #, a space starts the next one, and what is a tag is marked
 * (docs/product.md section 2, Upload menu). The text is never changed while an input method composes it.
 */
export function TagInput({ value, onValueChange, onBlur, disabled = false, ...frame }: TagInputProps) {
  const { composition, change, area } = useTagText(value, onValueChange);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={`${controlBoxStyle} items-stretch`}>
          <div className="grid min-w-0 flex-1">
            <Highlights text={value} />
            <textarea
              {...control}
              {...composition}
              ref={area}
              rows={1}
              value={value}
              disabled={disabled}
              onChange={change}
              onBlur={onBlur}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder="#"
              className={`${textStyle} field-sizing-content resize-none overflow-hidden bg-transparent text-accent outline-none placeholder:text-muted`}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

interface HighlightsProps {
  readonly text: string;
}

/** Lies under the text, stretch by stretch, and shows the ground of the tags alone. */
function Highlights({ text }: HighlightsProps) {
  let start = 0;
  const stretches = tagSegments(text).map((segment) => {
    const stretch = { ...segment, start };
    start += segment.text.length;
    return stretch;
  });
  return (
    <div aria-hidden className={`${textStyle} pointer-events-none text-transparent select-none`}>
      {stretches.map((stretch) =>
        stretch.isTag ? (
          <mark key={stretch.start} className="rounded-mark bg-accent-wash text-transparent">
            {stretch.text}
          </mark>
        ) : (
          stretch.text
        ),
      )}
    </div>
  );
}

/** Applies the tag rules to what is typed and keeps the caret where the person left it. */
function useTagText(value: string, onValueChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const beforeComposition = useRef<string | null>(null);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);

  useLayoutEffect(() => {
    if (caret !== null) area.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const apply = (previous: string, element: HTMLTextAreaElement) => {
    const next = element.value;
    const text = tagInputText(previous, next);
    if (text !== next) setCaret({ at: tagInputCaret(next, element.selectionStart, text) });
    onValueChange(text);
  };
  return {
    area,
    change: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      if (beforeComposition.current === null) apply(value, target);
      else onValueChange(target.value);
    },
    composition: {
      onCompositionStart: () => {
        beforeComposition.current = value;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
        const previous = beforeComposition.current ?? value;
        beforeComposition.current = null;
        apply(previous, currentTarget);
      },
    },
  };
}
