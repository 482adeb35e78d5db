import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { VisuallyHidden } from '@aura/ui/primitives/VisuallyHidden';

/** The builder while its outfit loads. */
export function BuilderSkeleton() {
  return (
    <div className="flex h-dvh flex-col gap-4 p-5">
      <VisuallyHidden role="status">{outfitBuilderCopy.loading}</VisuallyHidden>
      <Skeleton className="h-12 w-64 rounded-control" />
      <Skeleton className="mx-auto aspect-[4/5] min-h-0 flex-1 rounded-card" />
    </div>
  );
}
