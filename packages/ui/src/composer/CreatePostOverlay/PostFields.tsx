import { composerCopy } from '@aura/domain/copy/composer';
import type { PostValues } from '@aura/domain/forms/post';
import {
  captionCounterThreshold,
  captionMaxLength,
  imageAltCounterThreshold,
  imageAltMaxLength,
} from '@aura/domain/limits/post';
import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { cn } from '../../foundations/cn.ts';
import { useFieldSuggestions } from '../../foundations/field-suggestions.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';

interface PostFieldsProps {
  readonly control: Control<PostValues>;
  /** The alternative text while the form's value is null. */
  readonly suggestedImageAlt?: string;
  readonly readOnly: boolean;
  /** Classes of the caption's height. */
  readonly captionClassName: string;
}

/** The fields for caption, tags and alternative text. The caption has the font of the feed. */
export function PostFields({ control, suggestedImageAlt = '', readOnly, captionClassName }: PostFieldsProps) {
  const captionId = useId();
  const Suggestions = useFieldSuggestions();
  return (
    <>
      <Controller
        control={control}
        name="caption"
        render={({ field, fieldState: { error } }) => (
          <div>
            <TextArea
              {...field}
              id={captionId}
              label={composerCopy.caption}
              placeholder={composerCopy.captionPlaceholder}
              readOnly={readOnly}
              error={error?.message}
              counterLimit={captionMaxLength}
              counterThreshold={captionCounterThreshold}
              textClassName={cn('font-serif text-22 desktop:text-28', captionClassName)}
            />
            {Suggestions && <Suggestions fieldId={captionId} text={field.value} />}
          </div>
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
          <TagInput
            ref={ref}
            label={composerCopy.tags}
            hint={composerCopy.tagsHint}
            error={error?.message}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            readOnly={readOnly}
          />
        )}
      />
      <Controller
        control={control}
        name="imageAlt"
        render={({ field, fieldState: { error } }) => (
          <TextArea
            {...field}
            value={field.value ?? suggestedImageAlt}
            label={composerCopy.imageAltLabel}
            hint={composerCopy.imageAltHint}
            optional
            readOnly={readOnly}
            error={error?.message}
            counterLimit={imageAltMaxLength}
            counterThreshold={imageAltCounterThreshold}
            textClassName="min-h-0"
          />
        )}
      />
    </>
  );
}
