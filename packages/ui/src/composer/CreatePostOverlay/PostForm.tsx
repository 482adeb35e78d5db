import type { PostValues } from '@aura/domain/forms/post';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PostFields } from './PostFields.tsx';

interface PostFormProps {
  readonly id: string;
  readonly form: UseFormReturn<PostValues>;
  /** The alternative text until the user edits it. */
  readonly suggestedImageAlt: string;
  readonly readOnly: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The form of a new post's texts, in the layout of the overlay. */
export function PostForm({ id, form, suggestedImageAlt, readOnly, onSubmit }: PostFormProps) {
  return (
    <form
      id={id}
      onSubmit={onSubmit}
      noValidate
      data-draft
      className="flex flex-col gap-4 px-5 pb-4 tablet:px-8 desktop:overflow-y-auto desktop:py-2"
    >
      <PostFields
        control={form.control}
        suggestedImageAlt={suggestedImageAlt}
        readOnly={readOnly}
        captionClassName="min-h-18 desktop:min-h-60"
      />
    </form>
  );
}
