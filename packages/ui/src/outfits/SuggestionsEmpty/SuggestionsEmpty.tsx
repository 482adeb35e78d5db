import { todayCopy } from '@aura/domain/copy/today';
import type { MissingKind } from '@aura/domain/rules/suggestion-kinds';
import { Shirt } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { TodayHeading } from '../TodaySuggestions/TodayHeading.tsx';

export interface SuggestionsEmptyProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** What the wardrobe needs for an outfit, at least one. */
  readonly missing: readonly MissingKind[];
  readonly onAddItems: () => void;
}

/** The suggestions of a wardrobe with too few garments: says what is missing. */
export function SuggestionsEmpty({ day, missing, onAddItems }: SuggestionsEmptyProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-8">
      <TodayHeading id={headingId} day={day} />
      <EmptyState
        level={3}
        icon={Shirt}
        title={todayCopy.missing(missing)}
        body={todayCopy.missingBody}
        actions={<Button onClick={onAddItems}>{todayCopy.addItems}</Button>}
        className="py-10"
      />
    </section>
  );
}
