import { tagSegments } from '@aura/domain/rules/tags';
import { type Ref, useImperativeHandle } from 'react';
import { controlBoxStyle } from '../../primitives/Field/control-style.ts';
import { Field, type FieldFrameProps } from '../../primitives/Field/Field.tsx';
import { withOffsets } from '../../text/with-offsets.ts';
import { useTagText } from './use-tag-text.ts';

export interface TagInputProps extends FieldFrameProps {
  /** Set to the text area. */
  readonly ref?: Ref<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly readOnly?: boolean;
}

const textStyle =
  'col-start-1 row-start-1 min-w-0 py-3 text-16 font-medium whitespace-pre-wrap wrap-anywhere';

/**
 * A text field of hashtags: each starts with #, a space starts the next one, and tags are highlighted
 * (docs/product.md section 2, Composer). The text is not changed while an input method composes.
 */
export function TagInput({ ref, value, onValueChange, onBlur, readOnly = false, ...frame }: TagInputProps) {
  const { composition, handleChange, handleFocus, handleBlur, area } = useTagText(value, onValueChange);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  const blur = () => {
    handleBlur();
    onBlur?.();
  };
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
              readOnly={readOnly}
              onChange={handleChange}
              onFocus={readOnly ? undefined : handleFocus}
              onBlur={blur}
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

/** The background of the tags, positioned under the text. */
function Highlights({ text }: HighlightsProps) {
  return (
    <div aria-hidden className={`${textStyle} pointer-events-none text-transparent select-none`}>
      {withOffsets(tagSegments(text)).map((segment) =>
        segment.isTag ? (
          <mark key={segment.offset} className="rounded-mark bg-accent-wash text-transparent">
            {segment.text}
          </mark>
        ) : (
          segment.text
        ),
      )}
    </div>
  );
}
