import { landingCopy } from '@aura/domain/copy/landing';

const links = [
  { label: landingCopy.terms, href: '/terms' },
  { label: landingCopy.privacy, href: '/privacy' },
  { label: landingCopy.cookies, href: '/cookies' },
];

/** The footer's props: the current year and the policies. */
export const landingFooter = () => ({ year: new Date().getFullYear(), links });
