import { composerCopy } from '@aura/domain/copy/composer';
import type { PostValues } from '@aura/domain/forms/post';
import {
  captionCounterThreshold,
  captionMaxLength,
  imageAltCounterThreshold,
  imageAltMaxLength,
} from '@aura/domain/limits/post';
import type { FormEventHandler } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';

interface PostFormProps {
  readonly id: string;
  readonly form: UseFormReturn<PostValues>;
  /** The alternative text until the user edits it. */
  readonly suggestedImageAlt: string;
  readonly readOnly: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The form fields for caption, tags and alternative text. The caption has the font of the feed. */
export function PostForm({ id, form, suggestedImageAlt, readOnly, onSubmit }: PostFormProps) {
  const { control } = form;
  return (
    <form
      id={id}
      onSubmit={onSubmit}
      noValidate
      className="flex flex-col gap-4 px-5 pb-4 tablet:px-8 desktop:overflow-y-auto desktop:py-2"
    >
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
    </form>
  );
}
