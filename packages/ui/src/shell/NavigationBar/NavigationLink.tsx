import type { LucideIcon } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface NavigationTarget {
  readonly label: string;
  readonly href: string;
  /** Icon shown above the label on phones. */
  readonly icon: LucideIcon;
}

interface NavigationLinkProps {
  readonly target: NavigationTarget;
  readonly active: boolean;
}

/** One link of the navigation. */
export function NavigationLink({ target: { label, href, icon: Icon }, active }: NavigationLinkProps) {
  return (
    <li className="flex tablet:first:ms-auto">
      <Link
        href={href}
        aria-current={active ? 'page' : undefined}
        className={cn(
          'relative flex min-h-target flex-1 flex-col items-center justify-center gap-1 rounded-control text-12 font-medium tablet:px-bar-link tablet:text-14',
          active
            ? 'text-ink tablet:after:absolute tablet:after:inset-x-bar-link tablet:after:bottom-2 tablet:after:h-0.5 tablet:after:bg-ink'
            : 'text-muted hover:text-ink',
        )}
      >
        <Icon aria-hidden className={cn('size-5.5 tablet:hidden', active && 'stroke-strong')} />
        <span className="slim:sr-only">{label}</span>
      </Link>
    </li>
  );
}
