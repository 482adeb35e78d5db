import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { NavigationLink, type NavigationTarget } from './NavigationLink.tsx';

export interface NavigationBarProps {
  /** Target of the wordmark. */
  readonly homeHref: string;
  /** Links of a signed-in user; when empty, only the wordmark is shown. */
  readonly targets: readonly NavigationTarget[];
  /** The current address, to highlight its link. */
  readonly activeHref: string;
  /** The upload menu, in the middle of the bar on phones, otherwise at the end of the top bar. */
  readonly upload?: ReactNode;
  /**
   * Links and buttons at the end of the top bar, before the upload menu; room for two is reserved. Called for both places
   * that they have in the order of the page: before the list of links, which is shown on phones, and in it.
   */
  readonly actions?: (inList: boolean) => ReactNode;
  /** Goes back one page; undefined when there is no page to go back to. */
  readonly onBack?: (() => void) | undefined;
}

/**
 * The navigation: a bar at the top and, on phones, a second bar with the links at the bottom (docs/product.md
 * section 2). When signed out, it shows only the wordmark.
 */
export function NavigationBar({
  homeHref,
  targets,
  activeHref,
  upload,
  actions,
  onBack,
}: NavigationBarProps) {
  return (
    // `reading-flow`: in the top bar Tab reaches Upload last, as on the screen; without it, amid the links, as on phones.
    <header className="relative z-bar mx-auto flex h-top-bar-phone max-w-360 items-center px-5 tablet:h-top-bar tablet:gap-1 tablet:px-12 tablet:[reading-flow:flex-visual]">
      {onBack && (
        <div className="-ms-3">
          <BackButton onBack={onBack} />
        </div>
      )}
      <Link
        href={homeHref}
        aria-label={shellCopy.brandHome}
        className={cn(
          'inline-flex min-h-target items-center rounded-mark font-serif text-28 tracking-tight',
          // There is no room for it beside the toolbar of the feed, and in a phone's window at 200 % zoom.
          onBack && 'slim:hidden max-tablet:[[data-feed-toolbar]_&]:hidden',
        )}
      >
        {product.name}
      </Link>
      {targets.length > 0 && (
        <div className="-me-3 ms-auto flex w-24 shrink-0 justify-end gap-2 tablet:hidden">
          {actions?.(false)}
        </div>
      )}
      {targets.length > 0 && (
        <nav
          aria-label={shellCopy.navigation}
          className="fixed inset-x-0 bottom-0 z-bar border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:contents"
        >
          <ul className="grid h-bottom-bar auto-cols-fr grid-flow-col items-stretch px-2 tablet:contents">
            {targets.slice(0, 2).map((target) => (
              <NavigationLink key={target.href} target={target} active={target.href === activeHref} />
            ))}
            {upload && <li className="flex tablet:order-last tablet:ms-5">{upload}</li>}
            {targets.slice(2).map((target) => (
              <NavigationLink key={target.href} target={target} active={target.href === activeHref} />
            ))}
            <li className="hidden w-24 shrink-0 justify-end gap-2 tablet:ms-1 tablet:flex">
              {actions?.(true)}
            </li>
          </ul>
        </nav>
      )}
    </header>
  );
}
