import { postCopy } from '@aura/domain/copy/post';
import { Maximize2 } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface OpenPostLinkProps {
  /** URL of the post's page. */
  readonly href: string;
  readonly className?: string;
}

/** The link from a post to its page, on its photo or beside its items. */
export function OpenPostLink({ href, className }: OpenPostLinkProps) {
  return (
    <Link
      href={href}
      aria-label={postCopy.openPost}
      title={postCopy.openPost}
      className={cn('group grid size-target shrink-0 place-items-center outline-none', className)}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface text-ink shadow-raise -outline-offset-2 outline-accent group-focus-visible:outline-2">
        <Maximize2 aria-hidden className="size-4" />
      </span>
    </Link>
  );
}
