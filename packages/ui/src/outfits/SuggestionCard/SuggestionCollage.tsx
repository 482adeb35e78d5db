import { todayCopy } from '@aura/domain/copy/today';
import type { ShownLayer } from '@aura/domain/outfits';
import { visiblePoint } from '@aura/domain/rules/outfit-geometry';
import { layerTitle } from '@aura/domain/rules/outfits';
import { Lock, Shuffle } from 'lucide-react';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { outfitPalette } from '../OutfitCanvas/outfit-palette.ts';
import { layerStyle } from '../OutfitCollage/layer-style.ts';

interface SuggestionCollageProps {
  readonly title: string;
  readonly layers: readonly ShownLayer[];
  /** The garment that is shuffled or locked next. */
  readonly selectedId: string | undefined;
  readonly lockedIds: ReadonlySet<string>;
  readonly onSelect: (itemId: string) => void;
  readonly hasHalo: boolean;
}

/** A garment is seldom wider than half of its card. */
const imageSizes = '13rem';

/** The garments of a suggestion on the mat. Each is a button that chooses it for the actions below. */
export function SuggestionCollage({
  title,
  layers,
  selectedId,
  lockedIds,
  onSelect,
  hasHalo,
}: SuggestionCollageProps) {
  // A garment that is shuffled keeps its place, and with it the focus.
  const list = useRemovedFocus<HTMLUListElement>();
  return (
    <div className="relative isolate rounded-image">
      {hasHalo && <Aura palette={outfitPalette(layers)} size="dialog" />}
      <div style={matStyle} className="grid aspect-[8/9] place-items-center rounded-image wide:aspect-square">
        <div className="relative isolate aspect-[4/5] h-full">
          <ul {...list} aria-label={todayCopy.garments(title)} className="absolute inset-0">
            {layers.map((layer) => (
              <li key={layer.itemId} className="absolute" style={layerStyle(layer)}>
                <button
                  type="button"
                  data-stacked
                  aria-label={
                    lockedIds.has(layer.itemId) ? todayCopy.locked(layerTitle(layer)) : layerTitle(layer)
                  }
                  aria-pressed={layer.itemId === selectedId}
                  onClick={() => onSelect(layer.itemId)}
                  className="block size-full rounded-inner"
                >
                  <GarmentImage isLayer item={layer.item} sizes={imageSizes} className="animate-enter" />
                </button>
              </li>
            ))}
          </ul>
          {layers.map((layer, index) => {
            const { itemId } = layer;
            const isLocked = lockedIds.has(itemId);
            if (!isLocked && itemId !== selectedId) return null;
            const Icon = isLocked ? Lock : Shuffle;
            const { x, y } = visiblePoint(layer, layers.slice(index + 1));
            return (
              <span
                key={itemId}
                aria-hidden
                style={{ left: `${x}%`, top: `${y}%` }}
                className="pointer-events-none absolute z-raised grid size-8 -translate-1/2 place-items-center rounded-full bg-surface text-ink shadow-raise"
              >
                <Icon className="size-4" />
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}
