import { cn } from '@aura/ui/foundations/cn';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { VisuallyHidden } from '@aura/ui/primitives/VisuallyHidden';

interface LoadingBlockProps {
  /** What loads, for screen readers. */
  readonly label: string;
  /** Sets the height. */
  readonly className: string;
}

/** A block in place of content that loads, with a status that says so. */
export function LoadingBlock({ label, className }: LoadingBlockProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={cn('w-full rounded-card', className)} />
    </div>
  );
}
