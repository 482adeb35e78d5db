import type { SnapLine } from '@aura/domain/rules/outfit-snap';
import { cn } from '../../foundations/cn.ts';

interface SnapLinesProps {
  readonly lines: readonly SnapLine[];
}

/** The lines at which a moved garment has snapped. */
export function SnapLines({ lines }: SnapLinesProps) {
  return lines.map(({ axis, at }) => (
    <span
      key={`${axis}${at}`}
      aria-hidden
      style={axis === 'x' ? { left: `${at}%` } : { top: `${at}%` }}
      className={cn(
        'pointer-events-none absolute z-raised bg-accent opacity-45',
        axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px',
      )}
    />
  ));
}
