import { tagSegments } from '@aura/domain/rules/tags';
import { controlBoxStyle } from '../../primitives/Field/control-style.ts';
import { Field, type FieldFrameProps } from '../../primitives/Field/Field.tsx';
import { useTagText } from './use-tag-text.ts';

export interface TagInputProps extends FieldFrameProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly readOnly?: boolean;
}

const textStyle =
  'col-start-1 row-start-1 min-w-0 py-3 text-16 font-medium whitespace-pre-wrap wrap-anywhere';

/**
 * A text of hashtags: each starts with #, a space starts the next one, and what is a tag is marked
 * (docs/product.md section 2, Upload menu). The text is never changed while an input method composes it.
 */
export function TagInput({ value, onValueChange, onBlur, readOnly = false, ...frame }: TagInputProps) {
  const { composition, change, begin, end, area } = useTagText(value, onValueChange);
  const leave = () => {
    end();
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
              onChange={change}
              onFocus={readOnly ? undefined : begin}
              onBlur={leave}
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
