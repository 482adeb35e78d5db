import { searchCopy } from '@aura/domain/copy/search';
import { Search } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';

interface SearchLinkProps {
  readonly href: string;
  readonly active: boolean;
}

/** The link to the search in the top bar, which shows only an icon. */
export function SearchLink({ href, active }: SearchLinkProps) {
  return (
    <Link
      href={href}
      aria-label={searchCopy.title}
      title={searchCopy.title}
      aria-current={active ? 'page' : undefined}
      className={cn(
        'relative inline-grid size-target place-items-center rounded-full',
        active
          ? 'text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:bg-ink'
          : 'text-muted hover:text-ink',
      )}
    >
      <Search aria-hidden className="size-5" />
    </Link>
  );
}
