import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';

interface CounterProps {
  readonly used: number;
  readonly limit: number;
}

/** How much of a text's room is used. Spoken only near the end, so that it does not talk over the typing. */
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
