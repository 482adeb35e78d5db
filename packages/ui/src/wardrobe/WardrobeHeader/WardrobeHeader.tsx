import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { Plus } from 'lucide-react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface WardrobeHeaderProps {
  readonly onAddItems: () => void;
  /** Called on hover or focus of the button, to prefetch the upload form. */
  readonly onAddItemsIntent?: () => void;
  /** Whether the button is secondary, because the page has another main action. */
  readonly quiet?: boolean;
  /** URL of the builder; replaces the button by a link that begins an outfit. */
  readonly newOutfitHref?: string | undefined;
}

/** The wardrobe's heading and the button that adds items, or the link that begins an outfit. */
export function WardrobeHeader({
  onAddItems,
  onAddItemsIntent,
  quiet = false,
  newOutfitHref,
}: WardrobeHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4 pt-3 pb-3 tablet:pt-8 tablet:pb-4">
      <h1 className="font-serif text-40 tablet:text-64">{wardrobeCopy.heading}</h1>
      {newOutfitHref === undefined ? (
        <Button
          variant={quiet ? 'outline' : 'primary'}
          onClick={onAddItems}
          onPointerEnter={onAddItemsIntent}
          onFocus={onAddItemsIntent}
        >
          <Plus aria-hidden className="size-5" />
          {wardrobeCopy.addItems}
        </Button>
      ) : (
        <Link href={newOutfitHref} className={buttonStyle()}>
          <Plus aria-hidden className="size-5" />
          {wardrobeCopy.newOutfit}
        </Link>
      )}
    </header>
  );
}
