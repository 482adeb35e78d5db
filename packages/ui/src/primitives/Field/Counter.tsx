import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';

interface CounterProps {
  readonly used: number;
  readonly limit: number;
}

/** A character counter. It is announced only near the limit, so that it does not interrupt typing. */
export function Counter({ used, limit }: CounterProps) {
  const labels = useLabels();
  const left = limit - used;
  return (
    <span className={cn('mt-1.5 shrink-0', left < 0 ? 'text-danger' : 'text-muted')}>
      <span aria-hidden>{labels.characterCount(used, limit)}</span>
      <span role="status" className="sr-only">
        {left <= 20 ? labels.charactersLeft(left) : ''}
      </span>
    </span>
  );
}
