import { composerCopy } from '@aura/domain/copy/composer';
import { itemTypeLine } from '@aura/domain/rules/items';
import type { PhotoMarker } from '@aura/domain/rules/photo-markers';
import type { ItemMarks } from './item-marks.ts';
import { NumberMark } from './NumberMark.tsx';

export interface PhotoMarkersProps {
  readonly markers: readonly PhotoMarker[];
  readonly marks: ItemMarks;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * Numbered buttons over a photo, in the order of the list of items. A press opens the row of an item, moves the focus to
 * it and frames the garment; Escape closes it. The parent is as large as the photo.
 */
export function PhotoMarkers({ markers, marks }: PhotoMarkersProps) {
  const { openId, onOpenChange, rowId, markerId } = marks;
  const opened = markers.find(({ item }) => item.id === openId)?.box;
  const press = (itemId: string) => {
    if (openId === itemId) return onOpenChange(null);
    onOpenChange(itemId);
    document.getElementById(rowId(itemId))?.focus();
  };
  if (markers.length === 0) return null;
  return (
    <>
      {opened && (
        <div
          style={{
            left: percent(opened.left),
            top: percent(opened.top),
            width: percent(opened.width),
            height: percent(opened.height),
          }}
          className="pointer-events-none absolute rounded-control border-2 border-on-image"
        />
      )}
      <ul aria-label={composerCopy.detectedItems}>
        {markers.map(({ item, number, x, y }) => (
          <li
            key={item.id}
            style={{ left: percent(x), top: percent(y) }}
            className="absolute -translate-x-1/2 -translate-y-1/2"
          >
            <button
              id={markerId(item.id)}
              type="button"
              aria-label={composerCopy.marker(number, itemTypeLine(item))}
              aria-expanded={item.id === openId}
              aria-controls={rowId(item.id)}
              onClick={() => press(item.id)}
              onKeyDown={({ key }) => {
                if (key === 'Escape' && item.id === openId) onOpenChange(null);
              }}
              data-ends-on-escape={item.id === openId ? '' : undefined}
              className="grid size-target place-items-center rounded-full"
            >
              <NumberMark number={number} open={item.id === openId} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
