import type { ReactNode } from 'react';
import { DocsLink } from '../frame/DocsLink.tsx';
import { pages } from '../pages.ts';

interface StartCardProps {
  readonly heading: string;
  readonly links: readonly (keyof typeof pages)[];
  readonly children: ReactNode;
}

/** Entry points for one kind of reader. */
export function StartCard({ heading, links, children }: StartCardProps) {
  return (
    <section className="flex flex-col gap-3 rounded-card bg-surface p-6 inset-ring inset-ring-line">
      <h3 className="font-serif text-28">{heading}</h3>
      <div className="text-14 text-muted">{children}</div>
      <ul className="mt-auto flex flex-col pt-2">
        {links.map((name) => (
          <li key={name} className="flex min-h-target items-center text-14 font-medium">
            <DocsLink href={`?path=/docs/${pages[name]}`}>{name}</DocsLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StartCards({ children }: { readonly children: ReactNode }) {
  return <div className="my-6 grid gap-4 tablet:grid-cols-3">{children}</div>;
}
