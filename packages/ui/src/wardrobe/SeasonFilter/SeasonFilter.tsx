import { valueLabels } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { isSeason, type Season } from '@aura/domain/vocabularies/seasons';
import { Select } from '../../primitives/Select/Select.tsx';

export interface SeasonFilterProps {
  /** The seasons that the items have. */
  readonly seasons: readonly Season[];
  /** Null selects all seasons. */
  readonly value: Season | null;
  readonly onValueChange: (season: Season | null) => void;
}

const all = 'all';

/** Filters the wardrobe by season. Renders nothing when no item has a season. */
export function SeasonFilter({ seasons, value, onValueChange }: SeasonFilterProps) {
  if (seasons.length === 0 && value === null) return null;
  const options = [
    { value: all, label: wardrobeCopy.allSeasons },
    ...(value === null || seasons.includes(value) ? seasons : [...seasons, value]).map((season) => ({
      value: season,
      label: valueLabels[season] ?? season,
    })),
  ];
  return (
    <Select
      label={wardrobeCopy.seasonLabel}
      hideLabel
      options={options}
      value={value ?? all}
      onChange={({ target }) => onValueChange(isSeason(target.value) ? target.value : null)}
      className="w-40 shrink-0"
    />
  );
}
