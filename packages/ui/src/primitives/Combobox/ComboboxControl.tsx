import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { controlFrameStyle, controlStyle } from '../Field/control-style.ts';
import type { ControlProps } from '../Field/Field.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './combobox-options.ts';
import { Swatch } from './Swatch.tsx';
import { useAnchoredPopover } from './use-anchored-popover.ts';
import { useOptionList } from './use-option-list.ts';

export interface ComboboxControlProps
  extends Omit<
    ComponentProps<'input'>,
    'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'children'
  > {
  readonly ids: ControlProps;
  readonly labelId: string;
  readonly options: readonly ComboboxOption[];
  /** The empty string means no value. A value that is not in the options is shown unchanged. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** The input of a Combobox and its list. */
export function ComboboxControl({
  ids,
  labelId,
  options,
  value,
  onValueChange,
  disabled = false,
  onFocus,
  ...input
}: ComboboxControlProps) {
  const labels = useLabels();
  const boxRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const list = useOptionList({ options, value, onValueChange, inputId: ids.id, labelId });
  const open = list.isOpen && !disabled;
  const swatch = list.selected?.swatch;
  useAnchoredPopover(boxRef, listRef, open);
  return (
    <div ref={boxRef} className={cn(controlFrameStyle, 'rounded-control')}>
      {swatch && (
        <span className="flex items-center ps-3.5">
          <Swatch color={swatch} />
        </span>
      )}
      <input
        {...list.getInputProps({
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          ...input,
          ...ids,
          disabled,
          onFocus: (event: FocusEvent<HTMLInputElement>) => {
            onFocus?.(event);
            event.target.select();
          },
        })}
        type="text"
        className={cn(controlStyle, 'truncate pe-10', !swatch && 'ps-3.5')}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-e-3 size-5" />
      <ComboboxList
        menuProps={list.getMenuProps({ ref: listRef })}
        getItemProps={list.getItemProps}
        options={list.shown}
        highlightedIndex={list.highlightedIndex}
        selectedValue={value}
        open={open}
      />
      <span role="status" className="sr-only">
        {open && list.shown.length === 0 ? labels.noMatches : ''}
      </span>
    </div>
  );
}
