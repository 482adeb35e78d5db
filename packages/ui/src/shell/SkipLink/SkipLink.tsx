import { shellCopy } from '@aura/domain/copy/shell';

interface SkipLinkProps {
  /** Id of the element with the page's content. */
  readonly target: string;
}

/** A link that skips the navigation. It is the first tab stop and visible only while focused. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-3 top-3 z-toast -translate-y-24 rounded-control bg-ink px-4 py-3 text-14 font-medium text-on-ink focus:translate-y-0"
    >
      {shellCopy.skipToContent}
    </a>
  );
}
