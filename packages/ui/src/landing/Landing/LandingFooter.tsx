import { landingCopy } from '@aura/domain/copy/landing';
import { Link } from '../../primitives/Link/Link.tsx';

export interface LandingFooterProps {
  /** The current year. */
  readonly year: number;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/**
 * Footer of the landing page: year, name and policies, which open in a new tab, so that what was typed into the closed
 * sign-up or log-in stays.
 */
export function LandingFooter({ year, links }: LandingFooterProps) {
  return (
    <footer className="landing-margin flex flex-wrap items-center justify-between gap-x-6 pb-2 text-14 text-muted desktop:pb-6">
      <p>
        <bdi>{landingCopy.footer(year)}</bdi>
      </p>
      <nav aria-label={landingCopy.policies} className="flex flex-wrap gap-x-1 desktop:gap-x-4">
        {links.map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            newTab
            className="inline-flex min-h-target min-w-target items-center justify-center hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
