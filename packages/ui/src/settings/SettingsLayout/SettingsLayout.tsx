import { settingsCopy } from '@aura/domain/copy/settings';
import type { SettingsSection } from '@aura/domain/vocabularies/settings-sections';
import { ArrowLeft, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SettingsNavigation } from '../SettingsNavigation/SettingsNavigation.tsx';

interface SettingsLayoutProps {
  readonly current: SettingsSection;
  readonly hrefOf: (section: SettingsSection) => string;
  /** URL of the feed. */
  readonly backHref: string;
  readonly onSignOut: () => void;
  readonly signingOut: boolean;
  /** Content below the navigation; on phones below the section. */
  readonly appearance: ReactNode;
  /** The current section. */
  readonly children: ReactNode;
}

/**
 * The layout of the settings screen: navigation, current section, appearance and sign-out (docs/product.md section 2,
 * Profiles, settings, policies). On phones the space at its end lets Sign Out scroll above the notice about an unshared
 * post.
 */
export function SettingsLayout({
  current,
  hrefOf,
  backHref,
  onSignOut,
  signingOut,
  appearance,
  children,
}: SettingsLayoutProps) {
  // A link in a section leads to another one, which takes its place.
  const section = useRemovedFocus<HTMLDivElement>({
    moveFocus: () => focusPart(section.ref.current?.querySelector('h2') ?? null),
  });
  return (
    <div className="mx-auto grid max-w-360 gap-x-12 gap-y-8 px-5 pt-4 pb-24 tablet:grid-cols-[16.5rem_minmax(0,40rem)] tablet:grid-rows-[auto_1fr] tablet:px-12 tablet:pt-9 tablet:pb-16 desktop:gap-x-24">
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-8">
        <header className="flex items-center gap-1 tablet:flex-col tablet:items-start">
          <Link
            href={backHref}
            className="-ms-3 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-control px-3 text-14 font-medium hover:bg-hover"
          >
            <ArrowLeft aria-hidden className="size-5 stroke-icon rtl:-scale-x-100" />
            <span className="sr-only tablet:not-sr-only">{settingsCopy.back}</span>
          </Link>
          <h1 className="font-serif text-40 outline-none">{settingsCopy.heading}</h1>
        </header>
        <SettingsNavigation current={current} hrefOf={hrefOf} />
      </div>
      <div {...section} className="min-w-0 tablet:row-span-2 tablet:pt-12">
        {children}
      </div>
      <footer className="flex flex-col gap-6 border-t border-line pt-6 tablet:flex-col-reverse tablet:justify-end tablet:border-0 tablet:pt-0">
        {appearance}
        <Button variant="quiet" className="-ms-3 self-start" onClick={onSignOut} busy={signingOut}>
          <LogOut aria-hidden className="size-5 stroke-icon rtl:-scale-x-100" />
          {settingsCopy.signOut}
        </Button>
      </footer>
    </div>
  );
}
