import { outfitsCopy } from '@aura/domain/copy/outfits';
import { isOutfitSort, type OutfitSort, outfitSorts } from '@aura/domain/vocabularies/outfit-sorts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface OutfitSortFieldProps {
  readonly value: OutfitSort;
  readonly onValueChange: (sort: OutfitSort) => void;
}

const options = outfitSorts.map((sort) => ({ value: sort, label: outfitsCopy.sorts[sort] }));

/** The sort order of the list of outfits. */
export function OutfitSortField({ value, onValueChange }: OutfitSortFieldProps) {
  return (
    <Select
      label={outfitsCopy.sortLabel}
      hideLabel
      options={options}
      value={value}
      onChange={({ target }) => isOutfitSort(target.value) && onValueChange(target.value)}
      className="w-40 shrink-0"
    />
  );
}
