import type { UseComboboxPropGetters } from 'downshift';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { type ComboboxOption, groupOptions } from './combobox-options.ts';
import { Swatch } from './Swatch.tsx';

interface ComboboxListProps {
  readonly menuProps: ComponentProps<'div'>;
  readonly getItemProps: UseComboboxPropGetters<ComboboxOption>['getItemProps'];
  readonly options: readonly ComboboxOption[];
  readonly highlightedIndex: number;
  readonly selectedValue: string;
  readonly open: boolean;
}

const rowStyle = 'flex min-h-target items-center gap-3 rounded-inner px-3 py-2 text-16';

/** The list of a Combobox; its options are rendered only while it is open. */
export function ComboboxList({
  menuProps,
  getItemProps,
  options,
  highlightedIndex,
  selectedValue,
  open,
}: ComboboxListProps) {
  const labels = useLabels();
  return (
    <div
      {...menuProps}
      popover="manual"
      className="fixed inset-auto m-0 surface-scroll overscroll-contain rounded-image border-0 p-1.5 text-ink shadow-float inset-ring inset-ring-line"
    >
      {open && options.length === 0 && (
        <div
          role="option"
          aria-disabled
          aria-selected={false}
          tabIndex={-1}
          className={cn(rowStyle, 'text-muted')}
        >
          {labels.noMatches}
        </div>
      )}
      {open &&
        groupOptions(options).map((group) => (
          <div key={group.name ?? ''}>
            {group.name && (
              <div aria-hidden className="px-3 pt-3 pb-1 text-12 font-medium text-muted">
                {group.name}
              </div>
            )}
            {group.options.map(({ option, index }) => (
              <div
                key={option.value}
                {...getItemProps({ item: option, index, 'aria-description': group.name })}
                className={cn(rowStyle, 'cursor-pointer', index === highlightedIndex && 'bg-hover')}
              >
                {option.swatch && <Swatch color={option.swatch} />}
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.value === selectedValue && <Check aria-hidden className="size-4 shrink-0" />}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
