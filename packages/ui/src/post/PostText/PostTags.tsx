import { postTextCopy } from '@aura/domain/copy/post-text';
import { displayTags } from '@aura/domain/rules/tags';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { FormattedText } from '../FormattedText/FormattedText.tsx';

/** A list with more tags is folded to its first ones. */
const maxTags = 12;
const foldedTags = 8;

interface PostTagsProps {
  readonly tags: readonly string[];
}

/** The hashtags of a post; without tags, two defaults. A long list is folded. */
export function PostTags({ tags }: PostTagsProps) {
  const [open, setOpen] = useState(false);
  const folds = tags.length > maxTags;
  const shown = displayTags(folds && !open ? tags.slice(0, foldedTags) : tags);
  return (
    <div className="text-14">
      <ul aria-label={postTextCopy.tagsLabel} className="flex flex-wrap gap-x-3 gap-y-1">
        {shown.map((tag) => (
          <li
            key={tag}
            dir="auto"
            className={cn(tags.length === 0 ? 'text-muted' : 'font-medium text-accent')}
          >
            <FormattedText text={tag} />
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mx-3 -my-2 inline-flex min-h-target items-center rounded-control px-3 font-medium underline underline-offset-4 -outline-offset-8"
        >
          {open ? postTextCopy.lessTags : postTextCopy.moreTags(tags.length - foldedTags)}
        </button>
      )}
    </div>
  );
}
