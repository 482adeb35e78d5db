import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CardGrid } from '../../wardrobe/CardGrid/CardGrid.tsx';
import { type OutfitActions, OutfitCard } from '../OutfitCard/OutfitCard.tsx';

export interface OutfitGridProps {
  readonly outfits: readonly Outfit[];
  readonly actions: OutfitActions;
  /** URL of the builder with an outfit. */
  readonly hrefOf: (outfit: Outfit) => string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Number of cards in the first render; the others are rendered with low priority. */
const firstScreensCount = 20;
/** Number of cards that are added at a time, so that no frame waits for all of them. */
const stepCount = 30;

/** The saved outfits in two, three or five columns. When one is deleted by its menu, the next one gets the focus. */
export function OutfitGrid({ outfits, actions, hrefOf, today }: OutfitGridProps) {
  const [maxCount, setMaxCount] = useState(stepCount);
  const renderedCount = useDeferredValue(Math.min(outfits.length, maxCount), firstScreensCount);
  const rendered = useMemo(() => outfits.slice(0, renderedCount), [outfits, renderedCount]);
  useEffect(() => {
    if (renderedCount === maxCount) setMaxCount(maxCount + stepCount);
  }, [renderedCount, maxCount]);
  return (
    <CardGrid
      aria-label={outfitsCopy.listLabel}
      entries={rendered}
      renderCard={(outfit) => <OutfitCard outfit={outfit} href={hrefOf(outfit)} today={today} {...actions} />}
    />
  );
}
