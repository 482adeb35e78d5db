import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { NavigationLink, type NavigationTarget } from './NavigationLink.tsx';
import { useMovable } from './use-movable.ts';

export interface NavigationBarProps {
  /** Target of the wordmark. */
  readonly homeHref: string;
  /** Links of a signed-in user; when empty, only the wordmark is shown. */
  readonly targets: readonly NavigationTarget[];
  /** The current address, to highlight its link. */
  readonly activeHref: string;
  /** The upload menu, in the middle of the bar on phones, otherwise at the end of the top bar. */
  readonly upload?: ReactNode;
  /** Links and buttons at the end of the top bar, before the upload menu; room for two is reserved. */
  readonly actions?: ReactNode;
  /** Goes back one page; undefined when there is no page to go back to. */
  readonly onBack?: (() => void) | undefined;
}

/**
 * The navigation: a bar at the top and, on phones, a second bar with the links at the bottom (docs/product.md
 * section 2). When signed out, it shows only the wordmark. Accessibility: the order of the elements, and so of the tab
 * stops, is the one on the screen; the upload menu moves between the two bars with its state.
 */
export function NavigationBar({
  homeHref,
  targets,
  activeHref,
  upload,
  actions,
  onBack,
}: NavigationBarProps) {
  const isPhone = !useMediaQuery(fromTablet);
  // The markup of the build, without it, is for all widths.
  const movable = useMovable(upload);
  const actionList = (
    <div key="actions" className="-me-3 ms-auto flex w-24 shrink-0 justify-end gap-2 tablet:me-0 tablet:ms-1">
      {actions}
    </div>
  );
  return (
    <header className="relative z-bar mx-auto flex h-top-bar-phone max-w-360 items-center px-5 tablet:gap-1 tablet:h-top-bar tablet:px-12">
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
          // There is no room for it beside the toolbar of the feed.
          onBack && 'max-tablet:[body:has([data-feed-toolbar])_&]:hidden',
        )}
      >
        {product.name}
      </Link>
      {targets.length > 0 && (
        <nav aria-label={shellCopy.navigation} className="contents">
          {isPhone && movable && actionList}
          <div
            key="links"
            className="fixed inset-x-0 bottom-0 z-bar border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:contents"
          >
            <ul className="grid h-bottom-bar auto-cols-fr grid-flow-col items-stretch px-2 tablet:contents">
              {targets.slice(0, 2).map((target) => (
                <NavigationLink key={target.href} target={target} active={target.href === activeHref} />
              ))}
              {upload && isPhone && (
                <li ref={movable?.placeRef} className="flex tablet:order-last tablet:ms-5">
                  {!movable && upload}
                </li>
              )}
              {targets.slice(2).map((target) => (
                <NavigationLink key={target.href} target={target} active={target.href === activeHref} />
              ))}
            </ul>
          </div>
          {!(isPhone && movable) && actionList}
          {upload && !isPhone && <div ref={movable?.placeRef} className="ms-5 flex" />}
          {movable?.portal}
        </nav>
      )}
    </header>
  );
}
