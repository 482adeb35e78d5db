import { tagCopy } from '@aura/domain/copy/search';
import type { FoundTag } from '@aura/domain/entities';
import { tagPath } from '@aura/domain/rules/tags';
import { Hash } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';

interface TagResultsProps {
  readonly tags: readonly FoundTag[];
  readonly onOpen: (search: string) => void;
}

/** Tags in a search, each with its number of posts. */
export function TagResults({ tags, onOpen }: TagResultsProps) {
  return (
    <ul className="divide-y divide-line">
      {tags.map(({ tag, postCount }) => (
        <li key={tag}>
          <Link
            href={tagPath(tag)}
            onClick={() => onOpen(tag)}
            className="flex min-h-14 items-center gap-3 rounded-control hover:underline"
          >
            <span className="inline-grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
              <Hash aria-hidden className="size-5" />
            </span>
            <span dir="auto" className="min-w-0 flex-1 truncate text-16 font-medium text-accent">
              {tag}
            </span>
            <span className="shrink-0 text-14 text-muted">{tagCopy.postCount(postCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
