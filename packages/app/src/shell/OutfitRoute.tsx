import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { Suspense } from 'react';
import { lazyRoute } from './lazy-route.ts';

const OutfitPage = lazyRoute(() => import('./OutfitPage.tsx'));

/** The page of the builder in a chunk of its own, so that the first visit does not list the files that it needs. */
export default function OutfitRoute() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OutfitPage />
    </Suspense>
  );
}
