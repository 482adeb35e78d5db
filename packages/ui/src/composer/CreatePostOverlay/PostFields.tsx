import { composerCopy } from '@aura/domain/copy/composer';
import type { PostValues } from '@aura/domain/forms/post';
import {
  captionCounterThreshold,
  captionMaxLength,
  imageAltCounterThreshold,
  imageAltMaxLength,
} from '@aura/domain/limits/post';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';

interface PostFieldsProps {
  readonly form: UseFormReturn<PostValues>;
  /** Stands as the alternative text until somebody edits that. */
  readonly suggestedImageAlt: string;
  /** While the post is sent. */
  readonly readOnly: boolean;
}

/** The caption, set as the feed will set it, the tags, and the photo in words. */
export function PostFields({ form, suggestedImageAlt, readOnly }: PostFieldsProps) {
  const { control } = form;
  return (
    <>
      <Controller
        control={control}
        name="caption"
        render={({ field, fieldState: { error } }) => (
          <TextArea
            {...field}
            label={composerCopy.caption}
            placeholder={composerCopy.captionPlaceholder}
            readOnly={readOnly}
            error={error?.message}
            counterLimit={captionMaxLength}
            counterThreshold={captionCounterThreshold}
            textClassName="min-h-18 font-serif text-22 desktop:min-h-60 desktop:text-28"
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <TagInput
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
