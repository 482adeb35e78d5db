import { outfitsCopy } from '@aura/domain/copy/outfits';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { Layers } from 'lucide-react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface OutfitsEmptyProps {
  /** URL of the builder. */
  readonly newHref: string;
}

/** The empty state of the list of outfits. */
export function OutfitsEmpty({ newHref }: OutfitsEmptyProps) {
  return (
    <EmptyState
      icon={Layers}
      title={outfitsCopy.emptyHeading}
      body={outfitsCopy.emptyBody}
      actions={
        <Link href={newHref} className={buttonStyle()}>
          {wardrobeCopy.newOutfit}
        </Link>
      }
    />
  );
}
