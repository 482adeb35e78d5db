import { compactCount, fullCount } from '../../foundations/counts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface CountProps {
  readonly value: number;
}

/** A count for a narrow place: shown as "12.4k" from ten thousand on, and always read in full. */
export function Count({ value }: CountProps) {
  const [shown, full] = [compactCount(value), fullCount(value)];
  if (shown === full) return shown;
  return (
    <>
      <span aria-hidden title={full}>
        {shown}
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}
