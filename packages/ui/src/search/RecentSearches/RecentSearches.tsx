import { searchCopy } from '@aura/domain/copy/search';
import type { Image } from '@aura/domain/entities';
import { History, X } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface RecentSearchesProps {
  /** The latest first: words, tags with `#` and usernames with `@`; not empty. */
  readonly searches: readonly string[];
  /** The image of a person; null when it is not known. */
  readonly avatarOf: (username: string) => Image | null;
  readonly onOpen: (search: string) => void;
  readonly onRemove: (search: string) => void;
  readonly onClear: () => void;
}

/** The last searches as buttons, each with its own button that removes it. On phones, one strip that scrolls. */
export function RecentSearches({ searches, avatarOf, onOpen, onRemove, onClear }: RecentSearchesProps) {
  return (
    <section
      aria-label={searchCopy.recent}
      className="flex items-center gap-2 max-tablet:-mx-5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:[scrollbar-width:none] tablet:flex-wrap"
    >
      <span className="me-2 shrink-0 text-14 text-muted max-tablet:hidden">{searchCopy.recent}</span>
      <History aria-hidden className="size-5 shrink-0 text-muted tablet:hidden" />
      <ul {...useRemovedFocus<HTMLUListElement>()} className="contents">
        {searches.map((search) => {
          const person = search.startsWith('@') ? search.slice(1) : null;
          return (
            <li
              key={search}
              className="flex min-h-target max-w-full shrink-0 items-center rounded-full inset-ring inset-ring-line"
            >
              <button
                type="button"
                onClick={() => onOpen(search)}
                className={cn(
                  'flex min-h-target min-w-0 items-center gap-2 rounded-full ps-4 text-14 font-medium',
                  search.startsWith('#') && 'text-accent',
                  person && 'ps-2',
                )}
              >
                {person && <Avatar {...avatarProps(avatarOf(person), 'sm')} name={person} />}
                <span dir="auto" className="max-w-48 truncate">
                  {person ?? search}
                </span>
              </button>
              <IconButton label={searchCopy.removeRecent(person ?? search)} onClick={() => onRemove(search)}>
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button variant="link" size="sm" onClick={onClear} className="ms-auto shrink-0">
        {searchCopy.clearRecent}
      </Button>
    </section>
  );
}
