import type { DetectedItem } from '@aura/domain/entities';
import { type PostTexts, type PostValues, postSchema, postTexts } from '@aura/domain/forms/post';
import { suggestedImageAlt } from '@aura/domain/rules/image-alt';
import { parseTags } from '@aura/domain/rules/tags';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';

interface PostFormOptions {
  readonly initialValues: PostValues;
  /** The items that are shared with the post. */
  readonly items: readonly DetectedItem[];
  readonly onValuesChange: ((values: PostValues) => void) | undefined;
  readonly onShare: (texts: PostTexts) => Promise<void>;
}

/** State of the form for a new post. Errors are shown while typing. */
export function usePostForm({ initialValues, items, onValuesChange, onShare }: PostFormOptions) {
  const form = useForm<PostValues>({
    defaultValues: initialValues,
    resolver: zodResolver(postSchema),
    mode: 'onChange',
  });
  const suggestion = suggestedImageAlt(items);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValuesChange?.(values) }),
    [form, onValuesChange],
  );
  const submit = useSingleSubmit(form.handleSubmit((values) => onShare(postTexts(values, suggestion))));
  return {
    form,
    suggestion,
    submit,
    /** Whether the form has text that closing would discard. */
    isTouched: () => {
      const { caption, imageAlt, tags } = form.getValues();
      return caption.trim() !== '' || imageAlt !== null || parseTags(tags).length > 0;
    },
  };
}
