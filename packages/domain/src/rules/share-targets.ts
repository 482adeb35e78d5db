import { shareCopy } from '../copy/share.ts';

/** The shared content. */
export interface Shared {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

export interface ShareTarget {
  readonly label: string;
  /** Opens the other service with the link filled in; the user sends it there. */
  readonly href: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/**
 * The services that a link can be shared to, in the order of the share dialog (docs/product.md section 2).
 */
export function shareTargets({ url, title, text }: Shared): readonly ShareTarget[] {
  // Line breaks in a mailto URL are CRLF (RFC 6068 section 5).
  const mail = `${text}\r\n${url}`;
  return [
    { label: shareCopy.email, href: withQuery('mailto:', { subject: title, body: mail }) },
    { label: shareCopy.whatsApp, href: withQuery('https://wa.me/', { text: `${text}\n${url}` }) },
    { label: shareCopy.facebook, href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { label: shareCopy.twitter, href: withQuery('https://twitter.com/intent/tweet', { url, text }) },
    {
      label: shareCopy.linkedIn,
      href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}
