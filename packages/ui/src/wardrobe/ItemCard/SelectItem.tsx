import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { Check } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';

interface SelectItemProps {
  /** The item's title. */
  readonly title: string;
  /** Undefined while no items are being selected: the checkbox then appears on hover and focus. */
  readonly selected: boolean | undefined;
  readonly tabIndex: 0 | -1;
  /** @param range whether Shift was pressed */
  readonly onSelect: (range: boolean) => void;
}

/** The checkbox over the image of an item card. While items are being selected, the whole image is its target. */
export function SelectItem({ title, selected, tabIndex, onSelect }: SelectItemProps) {
  return (
    <span
      data-stacked
      className={cn(
        'absolute',
        selected === undefined
          ? 'start-0 top-0 size-target opacity-0 focus-within:opacity-100 group-hover/card:opacity-100 [@media(hover:none)]:hidden'
          : 'inset-0',
      )}
    >
      <input
        type="checkbox"
        aria-label={itemSelectionCopy.selectItem(title)}
        tabIndex={tabIndex}
        checked={selected ?? false}
        onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className={cn(
          'peer absolute inset-0 scroll-mt-4 scroll-mb-[calc(var(--size-bottom-bar)+8rem)] cursor-pointer appearance-none rounded-image checked:inset-ring-2 checked:inset-ring-ink',
          selected === undefined && 'outline-none',
        )}
      />
      <span
        aria-hidden
        className={cn(
          'pointer-events-none absolute start-2 top-2 grid size-7 place-items-center rounded-full bg-surface text-on-ink inset-ring inset-ring-line-strong peer-checked:bg-ink peer-checked:inset-ring-ink peer-checked:[&>svg]:block',
          selected === undefined && '-outline-offset-2 outline-accent peer-focus-visible:outline-2',
        )}
      >
        <Check className="hidden size-4 stroke-bold" />
      </span>
    </span>
  );
}
