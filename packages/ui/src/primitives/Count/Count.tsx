import { compactCount, fullCount } from '../../foundations/counts.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface CountProps {
  readonly value: number;
}

/** A count for a narrow space: shown as "12.4k" from 10,000 on, and announced with all digits. */
export function Count({ value }: CountProps) {
  const { locale } = useLabels();
  const shown = compactCount(value, locale);
  const full = fullCount(value, locale);
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
