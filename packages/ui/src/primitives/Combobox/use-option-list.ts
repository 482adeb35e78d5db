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
 * State of the option list. Typing filters it. On blur the selected value is restored unless the text was
 * cleared. Escape closes the list and never clears the field.
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
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === InputChange) setQuery(inputValue ?? '');
      // A change of the highlighted option alone keeps the filter, since its index refers to the filtered list.
      else if (isOpen === false || inputValue !== undefined) setQuery('');
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
      const selectedItem = state.inputValue.trim() === '' ? null : state.selectedItem;
      return { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
    },
  });
  return { ...list, shown, selected };
}
