import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { freeSlots } from '@aura/domain/rules/outfit-templates';

interface FreeSlotsProps {
  readonly layers: readonly ShownLayer[];
}

/** The free places of the flat lay as dashed outlines. Decorative: the garments of the drawer are named by their type. */
export function FreeSlots({ layers }: FreeSlotsProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {freeSlots(layers).map(({ slot, x, y, width, height }) => (
        <span
          key={slot}
          data-stacked
          style={{
            left: `${x - width / 2}%`,
            top: `${y - height / 2}%`,
            width: `${width}%`,
            height: `${height}%`,
          }}
          className="absolute grid place-items-center rounded-inner border border-dashed border-muted text-12 text-ink"
        >
          {outfitBuilderCopy.slots[slot]}
        </span>
      ))}
    </div>
  );
}
