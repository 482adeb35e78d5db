import { settingsCopy } from '@aura/domain/copy/settings';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Placeholder of a section while it loads. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <VisuallyHidden>{settingsCopy.loading}</VisuallyHidden>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
