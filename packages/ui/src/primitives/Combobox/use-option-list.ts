import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { type ComboboxOption, filterOptions, findOption } from './combobox-options.ts';

interface OptionListOptions {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly inputId: string;
  readonly labelId: string;
}

const labelOf = (option: ComboboxOption | null): string => option?.label ?? '';
const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Typing narrows the list. Leaving the field keeps the chosen value unless the text was emptied; Escape closes
 * the list and never empties the field.
 */
export function useOptionList({ options, value, onValueChange, inputId, labelId }: OptionListOptions) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => [...filterOptions(options, query)], [options, query]);
  const selected = useMemo(() => findOption(options, value), [options, value]);
  const list = useCombobox<ComboboxOption>({
    items: shown,
    selectedItem: selected,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    inputId,
    labelId,
    onStateChange: ({ type, inputValue }) => {
      setQuery(type === InputChange ? (inputValue ?? '') : '');
    },
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? ''),
    stateReducer: (state, { type, changes }) => {
      if (type === InputChange) {
        const typed = changes.inputValue ?? '';
        const matches = typed !== '' && filterOptions(options, typed).length > 0;
        return { ...changes, highlightedIndex: matches ? 0 : -1 };
      }
      if (type === InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) };
      }
      if (type !== InputBlur) return changes;
      const kept = state.inputValue.trim() === '' ? null : state.selectedItem;
      return { ...changes, selectedItem: kept, inputValue: labelOf(kept) };
    },
  });
  return { ...list, shown, selected };
}
