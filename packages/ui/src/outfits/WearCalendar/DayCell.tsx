import { dayLabel, type ShownWear } from '@aura/domain/rules/calendar';
import { slotOf } from '@aura/domain/rules/outfit-slots';
import { Layers } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../../foundations/cn.ts';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { layerStyle } from '../OutfitCollage/layer-style.ts';

interface DayCellProps {
  readonly day: string;
  readonly today: string;
  readonly wears: readonly ShownWear[];
  readonly isSelected: boolean;
  /** Whether a dragged plan is above it. */
  readonly isTarget: boolean;
  /** The handlers that drag its plan. */
  readonly dragHandlers: object;
  readonly onSelect: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The garments of the first wear below the number of the day; on phones without shoes and bags. */
function Garments({ layers }: Pick<ShownWear, 'layers'>) {
  return (
    <span className="absolute inset-x-0 top-5 bottom-1 flex justify-center">
      <span className="relative aspect-[4/5] h-full">
        {layers.map((layer) => {
          const isSmall = layer.item !== null && ['shoes', 'bag'].includes(slotOf(layer.item));
          return (
            <span
              key={layer.itemId}
              style={layerStyle(layer)}
              className={cn('absolute', isSmall && layers.length > 1 && 'max-tablet:hidden')}
            >
              <GarmentImage isLayer item={layer.item} sizes="4rem" mirrored={layer.mirrored} />
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** A day of the month: its number, and what was worn or is planned. */
export function DayCell({
  day,
  today,
  wears,
  isSelected,
  isTarget,
  dragHandlers,
  onSelect,
  ref,
}: DayCellProps) {
  const [first] = wears;
  const isWorn = wears.some(({ wear }) => !wear.planned);
  return (
    <button
      {...dragHandlers}
      ref={ref}
      type="button"
      tabIndex={isSelected ? 0 : -1}
      aria-label={dayLabel(day, today, wears)}
      aria-pressed={isSelected}
      aria-current={day === today ? 'date' : undefined}
      onClick={onSelect}
      style={isWorn ? matStyle : undefined}
      className={cn(
        'relative isolate block h-16 w-full overflow-hidden rounded-inner text-start tablet:h-31 tablet:rounded-image',
        !isWorn && first && 'border border-dashed border-line-strong',
        isSelected &&
          'outline-2 -outline-offset-2 outline-ink focus-visible:outline-offset-2 focus-visible:outline-accent',
        isTarget && 'bg-hover outline-2 -outline-offset-2 outline-ink outline-dashed',
        wears.some(({ wear }) => wear.planned) && 'touch-pan-y',
        !first && 'hover:bg-hover',
      )}
    >
      {first && <Garments layers={first.layers} />}
      <span
        aria-hidden
        className={cn(
          'absolute start-1 top-1 min-w-5 rounded-full px-1 text-12 slim:start-0 slim:px-0.5 tablet:start-2 tablet:top-2',
          day === today ? 'bg-ink text-center text-on-ink' : first ? 'text-ink' : 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {wears.length > 1 && (
        <Layers aria-hidden className="absolute end-1 top-1 size-4 tablet:end-2 tablet:top-2" />
      )}
    </button>
  );
}
