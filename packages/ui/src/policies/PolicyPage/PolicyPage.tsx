import { policyCopy } from '@aura/domain/copy/policies';
import { Link } from '../../primitives/Link/Link.tsx';

interface PolicyPageProps {
  /** The document's name, shown as the page's heading. */
  readonly title: string;
  /** Address of the externally hosted document. */
  readonly href: string;
  /** Address of the same document without its title, for the frame. */
  readonly src: string;
}

/** A policy in a sandboxed frame, with a link to it (docs/product.md section 2). */
export function PolicyPage({ title, href, src }: PolicyPageProps) {
  return (
    <div className="mx-auto flex max-w-dialog-lg flex-col gap-4 px-5 py-8 tablet:px-12">
      <h1 className="font-serif text-40 outline-none">{title}</h1>
      <p className="text-16 text-muted">
        {policyCopy.fallbackBefore}
        <Link variant="inline" href={href} target="_blank" rel="noreferrer">
          {policyCopy.fallbackLink}
        </Link>
        {policyCopy.fallbackAfter}
      </p>
      <iframe
        title={title}
        src={src}
        sandbox=""
        loading="lazy"
        className="h-[70dvh] w-full rounded-card border border-line bg-surface"
      />
    </div>
  );
}
