import type { ReactNode } from 'react';

interface MessagePageProps {
  readonly heading: string;
  readonly body?: string | undefined;
  /** Buttons or links. */
  readonly actions: ReactNode;
  /** `alert` is announced when it replaces a page. */
  readonly variant?: 'page' | 'alert';
  /** Heading level; 2 where the page has an h1 of its own. */
  readonly level?: 1 | 2;
}

/** A page with one message, for example not found, crashed, not loaded or coming soon. */
export function MessagePage({ heading, body, actions, variant = 'page', level = 1 }: MessagePageProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      role={variant === 'alert' ? 'alert' : undefined}
      className="mx-auto flex min-h-[60dvh] max-w-dialog-md flex-col items-center justify-center gap-4 px-5 py-16 text-center"
    >
      <Heading className="font-serif text-40 text-balance outline-none">{heading}</Heading>
      {body && <p className="text-16 text-muted text-pretty">{body}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  );
}
