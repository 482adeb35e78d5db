import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { isWardrobeSort, type WardrobeSort, wardrobeSorts } from '@aura/domain/rules/wardrobe';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface SearchAndSortProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Called when the search field loses the focus. */
  readonly onQueryBlur?: () => void;
  readonly sort: WardrobeSort;
  readonly onSortChange: (sort: WardrobeSort) => void;
}

const sorts = wardrobeSorts.map((sort) => ({ value: sort, label: wardrobeCopy.sorts[sort] }));

/** The search field and the sort order of a list. */
export function SearchAndSort({ query, onQueryChange, onQueryBlur, sort, onSortChange }: SearchAndSortProps) {
  const field = useRef<HTMLInputElement>(null);
  const clearQuery = () => {
    // The clear button unmounts, so the focus moves to the field.
    field.current?.focus();
    onQueryChange('');
  };
  const clear = (
    <IconButton label={wardrobeCopy.clearSearch} onClick={clearQuery} className="-me-3.5">
      <X aria-hidden />
    </IconButton>
  );
  return (
    <search className="flex min-w-0 items-center gap-3 slim:flex-col slim:items-stretch max-desktop:w-full wide:shrink-0">
      <TextField
        ref={field}
        type="search"
        label={wardrobeCopy.searchLabel}
        hideLabel
        placeholder={wardrobeCopy.search}
        maxLength={searchMaxLength}
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
        onBlur={onQueryBlur}
        leading={<Search aria-hidden className="size-5 shrink-0" />}
        trailing={query !== '' && clear}
        className="min-w-0 flex-1 desktop:w-52 [&_input::-webkit-search-cancel-button]:hidden"
        boxClassName="rounded-full"
      />
      <Select
        label={wardrobeCopy.sortLabel}
        hideLabel
        options={sorts}
        value={sort}
        onChange={({ target: { value } }) => {
          if (isWardrobeSort(value)) onSortChange(value);
        }}
        className="w-36 shrink-0 slim:w-full"
      />
    </search>
  );
}
