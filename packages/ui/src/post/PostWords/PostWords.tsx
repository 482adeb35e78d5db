import { postCopy } from '@aura/domain/copy/post';
import { captionHeadlineMaxLength } from '@aura/domain/limits';
import { displayTags } from '@aura/domain/rules/tags';
import { cn } from '../../foundations/cn.ts';

interface PostWordsProps {
  readonly caption: string;
  readonly tags: readonly string[];
}

/** The caption, as a headline while it is short, and the hashtags; a post without tags shows the usual two. */
export function PostWords({ caption, tags }: PostWordsProps) {
  const headline = caption.length <= captionHeadlineMaxLength;
  return (
    <div className="flex flex-col gap-3">
      {caption !== '' && (
        <p
          dir="auto"
          className={cn(
            'whitespace-pre-line',
            headline ? 'font-serif text-22 text-balance desk:text-28' : 'text-16 text-pretty',
          )}
        >
          {caption}
        </p>
      )}
      <ul aria-label={postCopy.tagsLabel} className="flex flex-wrap gap-x-3 gap-y-1">
        {displayTags(tags).map((tag) => (
          <li key={tag} dir="auto" className="text-14 font-medium text-accent">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
