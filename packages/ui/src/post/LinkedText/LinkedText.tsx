import { tagPath } from '@aura/domain/rules/tags';
import { type TextPart, textParts } from '@aura/domain/rules/text-parts';
import { Fragment, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { withOffsets } from '../../text/with-offsets.ts';

interface LinkedTextProps {
  readonly text: string;
  readonly profileHref: (username: string) => string;
  /** Whose mentions are set in the accent colour. */
  readonly currentUsername: string;
}

const underlined = 'underline decoration-1 underline-offset-4 hover:decoration-2';

function linkOf(part: TextPart, { profileHref, currentUsername }: Omit<LinkedTextProps, 'text'>): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'tag':
      return (
        <Link dir="auto" href={tagPath(part.tag)} className="rounded-mark text-accent hover:underline">
          {part.text}
        </Link>
      );
    case 'mention': {
      const isCurrentUser = part.username === currentUsername.toLowerCase();
      return (
        <Link
          dir="auto"
          href={profileHref(part.username)}
          className={cn(
            'rounded-mark font-medium',
            isCurrentUser ? 'text-accent hover:underline' : underlined,
          )}
        >
          {part.text}
        </Link>
      );
    }
    case 'link':
      return (
        <Link
          dir="ltr"
          href={part.href}
          newTab
          rel="nofollow ugc noopener"
          className={cn('rounded-mark wrap-anywhere', underlined)}
        >
          {part.text}
        </Link>
      );
  }
}

/**
 * A caption, comment or bio in which hashtags, mentions and web addresses are links. Links to other sites open in a
 * new tab and are not vouched for. Each link has its own direction, so that the sign of a mention in Arabic text comes
 * before the name.
 */
export function LinkedText({ text, ...links }: LinkedTextProps) {
  return withOffsets(textParts(text)).map((part) => (
    <Fragment key={part.offset}>{linkOf(part, links)}</Fragment>
  ));
}
