import type { ReactNode } from 'react';

/** The lead paragraph of a page. */
export function Lede({ children }: { readonly children: ReactNode }) {
  return <div className="mb-10 max-w-170 text-18 text-muted text-pretty">{children}</div>;
}
