import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { Plus } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

export interface WardrobeHeaderProps {
  readonly onAddItems: () => void;
  /** Called on hover or focus of the button, to prefetch the upload form. */
  readonly onAddItemsIntent?: () => void;
  /** Whether the button is secondary, because the page has another main action. */
  readonly quiet?: boolean;
}

/** The wardrobe's heading and the button that adds items. */
export function WardrobeHeader({ onAddItems, onAddItemsIntent, quiet = false }: WardrobeHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4 pt-3 pb-3 tablet:pt-8 tablet:pb-4">
      <h1 className="font-serif text-40 tablet:text-64">{wardrobeCopy.heading}</h1>
      <Button
        variant={quiet ? 'outline' : 'primary'}
        onClick={onAddItems}
        onPointerEnter={onAddItemsIntent}
        onFocus={onAddItemsIntent}
      >
        <Plus aria-hidden className="size-5" />
        {wardrobeCopy.addItems}
      </Button>
    </header>
  );
}
