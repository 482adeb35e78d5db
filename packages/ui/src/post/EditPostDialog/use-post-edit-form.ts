import type { Post } from '@aura/domain/entities';
import { type PostTexts, type PostValues, postSchema } from '@aura/domain/forms/post';
import { changedPostTexts, isPostChanged, postValuesOf } from '@aura/domain/forms/post-edit';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';

interface PostEditFormOptions {
  /** Read on mount. */
  readonly post: Post;
  /** Whether the items of the post are changed, which `onSave` saves too. */
  readonly areItemsChanged: boolean;
  /** Returns the error message, or null after a success. */
  readonly onSave: (changes: Partial<PostTexts>) => Promise<string | null>;
  readonly onSaved: () => void;
}

const resolver = zodResolver(postSchema);

/** State of the form for a post. Without a change, nothing is saved. */
export function usePostEditForm({ post, areItemsChanged, onSave, onSaved }: PostEditFormOptions) {
  const [defaultValues] = useState(() => postValuesOf(post));
  const { control, handleSubmit, getValues, formState } = useForm<PostValues>({
    defaultValues,
    resolver,
    mode: 'onChange',
  });
  const [failure, setFailure] = useState<string | null>(null);
  const submit = useSingleSubmit(
    handleSubmit(async (values) => {
      setFailure(null);
      const isChanged = areItemsChanged || isPostChanged(defaultValues, values);
      const problem = isChanged ? await onSave(changedPostTexts(defaultValues, values)) : null;
      setFailure(problem);
      if (problem === null) onSaved();
    }),
  );
  return {
    control,
    failure,
    isSubmitting: formState.isSubmitting,
    /** Whether closing the form would lose changes. */
    isChanged: () => areItemsChanged || isPostChanged(defaultValues, getValues()),
    submit,
  };
}
