import { landingCopy } from '@aura/domain/copy/landing';
import { Link } from '../../primitives/Link/Link.tsx';

export interface LandingFooterProps {
  /** The current year. */
  readonly year: number;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The foot of the landing page: year, name and policies. */
export function LandingFooter({ year, links }: LandingFooterProps) {
  return (
    <footer className="relative mx-auto flex w-full max-w-360 flex-wrap items-center justify-between gap-x-6 px-5 pb-3 text-14 text-muted desk:px-16 desk:pb-6">
      <p>{landingCopy.footer(year)}</p>
      <nav aria-label={landingCopy.policies} className="flex gap-1 desk:gap-4">
        {links.map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-target min-w-target items-center justify-center hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
