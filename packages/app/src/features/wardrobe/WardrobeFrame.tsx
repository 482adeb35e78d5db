import type { ReactNode } from 'react';

/** The margins and maximum width of the wardrobe's pages. */
export function WardrobeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="px-5 pb-10 tablet:px-12">
      <div className="mx-auto max-w-content">{children}</div>
    </div>
  );
}
