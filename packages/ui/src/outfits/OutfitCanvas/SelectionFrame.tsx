import type { ShownLayer } from '@aura/domain/outfits';
import { snapRotation } from '@aura/domain/rules/outfit-snap';
import { useDrag } from '@use-gesture/react';
import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { cn } from '../../foundations/cn.ts';
import { layerStyle } from '../OutfitCollage/layer-style.ts';
import type { LayerGestures } from './use-layer-gestures.ts';

interface SelectionFrameProps {
  /** The selected garment as it is shown. */
  readonly layer: ShownLayer;
  readonly canvas: RefObject<HTMLElement | null>;
  readonly show: LayerGestures['show'];
  readonly className: LayerGestures['glide'];
}

const corners = [
  '-top-5.5 -left-5.5 cursor-nwse-resize',
  '-top-5.5 -right-5.5 cursor-nesw-resize',
  '-bottom-5.5 -left-5.5 cursor-nesw-resize',
  '-right-5.5 -bottom-5.5 cursor-nwse-resize',
];

const handleStyle = 'pointer-events-auto absolute grid size-target touch-none place-items-center';

/** The pointer's distance and angle from the centre of a garment. */
function polar(canvas: HTMLElement, { x, y }: ShownLayer, [px, py]: readonly [number, number]) {
  const rect = canvas.getBoundingClientRect();
  const dx = px - (rect.left + (x / 100) * rect.width);
  const dy = py - (rect.top + (y / 100) * rect.height);
  return { distance: Math.max(1, Math.hypot(dx, dy)), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

interface HandleMemo {
  readonly layer: ShownLayer;
  readonly distance: number;
  readonly angle: number;
}

/**
 * The frame of the selected garment, with handles that scale it and one that rotates it. They are for pointers; the
 * keys and tools of the garment do the same.
 */
export function SelectionFrame({ layer, canvas, show, className }: SelectionFrameProps) {
  const bind = useDrag(({ args: [kind], xy, initial, memo, last, movement }) => {
    if (canvas.current === null) return;
    const start: HandleMemo = memo ?? { layer, ...polar(canvas.current, layer, initial) };
    if (last && movement[0] === 0 && movement[1] === 0) return start;
    const { distance, angle } = polar(canvas.current, start.layer, xy);
    const patch =
      kind === 'rotate'
        ? { rotation: snapRotation(start.layer.rotation + angle - start.angle) }
        : { scale: start.layer.scale * (distance / start.distance) };
    show(start.layer, patch, [], last);
    return start;
  });
  return (
    <div
      aria-hidden
      style={layerStyle(layer)}
      className={cn(
        'pointer-events-none absolute z-raised outline-(length:--line-strong) outline-accent outline-solid',
        className,
      )}
    >
      {!layer.locked && (
        <>
          {corners.map((corner) => (
            <span key={corner} {...bind('scale')} className={cn(handleStyle, corner)}>
              <span className="size-3.5 rounded-full border-(length:--line-strong) border-accent bg-surface" />
            </span>
          ))}
          <span
            {...bind('rotate')}
            className={cn(handleStyle, 'top-full left-1/2 mt-4 -translate-x-1/2 cursor-grab')}
          >
            <span className="grid size-7 place-items-center rounded-full bg-surface shadow-raise">
              <RotateCw className="size-3.5" />
            </span>
          </span>
        </>
      )}
    </div>
  );
}
