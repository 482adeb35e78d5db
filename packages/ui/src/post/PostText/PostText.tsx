import { postCopy } from '@aura/domain/copy/post';
import { displayTags } from '@aura/domain/rules/tags';
import { cn } from '../../foundations/cn.ts';
import { PostCaption } from './PostCaption.tsx';

interface PostTextProps {
  readonly caption: string;
  readonly tags: readonly string[];
}

/** The caption and hashtags of a post; without tags, two defaults (docs/product.md section 3). */
export function PostText({ caption, tags }: PostTextProps) {
  return (
    <div className="flex flex-col gap-3">
      {caption !== '' && <PostCaption key={caption} caption={caption} />}
      <ul aria-label={postCopy.tagsLabel} className="flex flex-wrap gap-x-3 gap-y-1 text-14">
        {displayTags(tags).map((tag) => (
          <li
            key={tag}
            dir="auto"
            className={cn(tags.length === 0 ? 'text-muted' : 'font-medium text-accent')}
          >
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
