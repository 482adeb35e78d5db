import { cn } from '../../foundations/cn.ts';

interface NumberMarkProps {
  readonly number: number;
  /** Whether its item is open. */
  readonly open: boolean;
}

/** The number of an item, on the photo and in the list; filled while the item is open. */
export function NumberMark({ number, open }: NumberMarkProps) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full text-12 font-semibold shadow-raise',
        open ? 'bg-ink text-on-ink' : 'bg-surface text-ink',
      )}
    >
      {number}
    </span>
  );
}
