import { settingsCopy } from '@aura/domain/copy/settings';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Placeholder of a section while it loads. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={settingsCopy.loading} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
