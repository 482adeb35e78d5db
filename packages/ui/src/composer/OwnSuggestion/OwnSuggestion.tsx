import { ownSuggestionCopy } from '@aura/domain/copy/own-suggestion';
import { itemTitle } from '@aura/domain/rules/items';
import type { OwnSuggestion as Suggestion } from '@aura/domain/rules/own-suggestion';
import { Button } from '../../primitives/Button/Button.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';

interface OwnSuggestionProps {
  readonly suggestion: Suggestion;
  readonly onUse: () => void;
}

/** Asks whether a detected item is a garment of the own wardrobe, says why, and puts it in its place. */
export function OwnSuggestion({ suggestion: { item, reason }, onUse }: OwnSuggestionProps) {
  const title = itemTitle(item);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 self-start rounded-control bg-sunken p-2">
      <div className="flex min-w-36 flex-1 items-center gap-3">
        <GarmentMat item={item} alt="" sizes="3rem" small className="w-12 shrink-0 rounded-inner" />
        <p className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-14 font-medium wrap-anywhere">
            {ownSuggestionCopy.isYours(title)}
          </span>
          <span className="block text-12 text-muted">{reason}</span>
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={ownSuggestionCopy.useFor(title)} onClick={onUse}>
        {ownSuggestionCopy.use}
      </Button>
    </div>
  );
}
