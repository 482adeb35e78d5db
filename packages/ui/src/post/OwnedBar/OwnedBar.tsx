import { matchesCopy } from '@aura/domain/copy/matches';
import { cn } from '../../foundations/cn.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface OwnedBarProps {
  /** Number of the post's garments of which the current user owns a similar one; null while they are compared. */
  readonly owned: number | null;
  readonly total: number;
}

/**
 * How many garments of a post the current user owns, as a bar of segments and in words. The words are announced, since
 * their live region is the one of the comparison before.
 */
export function OwnedBar({ owned, total }: OwnedBarProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
      {owned !== null && owned > 0 && (
        <span aria-hidden className="flex max-w-48 min-w-0 gap-1">
          {Array.from({ length: total }, (_, index) => index + 1).map((place) => (
            <span
              key={place}
              className={cn(
                'h-1.5 w-5 min-w-1 shrink rounded-full',
                place <= owned ? 'bg-accent' : 'bg-line-strong',
              )}
            />
          ))}
        </span>
      )}
      <p role="status" className="text-16 font-medium text-balance">
        {owned === null ? (
          <VisuallyHidden>{matchesCopy.loading}</VisuallyHidden>
        ) : owned > 0 ? (
          matchesCopy.owned(owned, total)
        ) : (
          matchesCopy.noneOwned
        )}
      </p>
    </div>
  );
}
