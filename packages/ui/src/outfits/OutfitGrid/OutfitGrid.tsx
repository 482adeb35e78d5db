import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { useMemo, useRef } from 'react';
import { cardCellStyle, cardGridStyle } from '../../wardrobe/ItemGrid/grid-style.ts';
import { useGradualCards } from '../../wardrobe/ItemGrid/use-gradual-cards.ts';
import { type OutfitActions, OutfitCard } from '../OutfitCard/OutfitCard.tsx';

export interface OutfitGridProps {
  readonly outfits: readonly Outfit[];
  readonly actions: OutfitActions;
  /** URL of the builder with an outfit. */
  readonly hrefOf: (outfit: Outfit) => string;
}

/** The saved outfits in two, three or five columns. */
export function OutfitGrid({ outfits, actions, hrefOf }: OutfitGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => outfits.map(({ id }) => id), [outfits]);
  const { hasCard } = useGradualCards(ids, list);
  return (
    <ul ref={list} aria-label={outfitsCopy.listLabel} className={cardGridStyle}>
      {outfits.map((outfit, index) => (
        <li key={outfit.id} className={cardCellStyle}>
          {hasCard(outfit.id, index) && <OutfitCard outfit={outfit} href={hrefOf(outfit)} {...actions} />}
        </li>
      ))}
    </ul>
  );
}
