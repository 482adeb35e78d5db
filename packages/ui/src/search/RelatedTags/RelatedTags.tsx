import { tagCopy } from '@aura/domain/copy/search';
import { useId } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';

interface RelatedTagsProps {
  /** With their `#`; at least one. */
  readonly tags: readonly string[];
  readonly hrefOf: (tag: string) => string;
}

/** The tags that are often used with a tag: one line, which scrolls on phones. */
export function RelatedTags({ tags, hrefOf }: RelatedTagsProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="flex items-center gap-x-4 text-14 max-tablet:-mx-5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:[scrollbar-width:none] tablet:flex-wrap"
    >
      <span id={id} className="shrink-0 text-muted">
        {tagCopy.related}
      </span>
      <ul className="flex gap-x-1 tablet:min-w-0 tablet:flex-wrap">
        {tags.map((tag) => (
          <li key={tag} className="min-w-0">
            <Link
              href={hrefOf(tag)}
              dir="auto"
              className="inline-flex min-h-target items-center rounded-control px-3 font-medium text-accent hover:underline max-tablet:whitespace-nowrap tablet:wrap-anywhere"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
