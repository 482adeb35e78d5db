import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { useDrag } from '@use-gesture/react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { nearestPanelSize, neighborPanelSize, type PanelSize, panelHeights } from './panel-size.ts';

interface PhonePanelProps {
  readonly canvas: ReactNode;
  /** The content of the panel. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The canvas above a panel with three heights. The large panel covers a part of the canvas, and the small one leaves it
 * more room. Accessibility: the handle is a button; a press changes to the next height, arrow keys up and down too.
 */
export function PhonePanel({ canvas, children }: PhonePanelProps) {
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PanelSize>('medium');
  /** Height during a drag, in pixels. */
  const [dragged, setDragged] = useState<number | null>(null);

  function heightsInPixels(): Record<PanelSize, number> {
    const total = area.current?.clientHeight ?? 0;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const pixels = (length: string) =>
      length.endsWith('%') ? (Number.parseFloat(length) / 100) * total : Number.parseFloat(length) * rem;
    return {
      small: pixels(panelHeights.small),
      medium: pixels(panelHeights.medium),
      large: pixels(panelHeights.large),
    };
  }
  const bind = useDrag(
    ({ last, tap, movement: [, dy], velocity: [, speed], direction: [, toward], memo }) => {
      const start: number = memo ?? panel.current?.clientHeight ?? 0;
      if (tap) return start;
      const heights = heightsInPixels();
      const height = Math.max(heights.small, Math.min(heights.large, start - dy));
      setDragged(last ? null : height);
      if (last) setSize(nearestPanelSize(heights, height, -toward * speed));
      return start;
    },
    { axis: 'y', filterTaps: true, pointer: { capture: true, keys: false } },
  );
  const press = () => setSize(size === 'large' ? 'small' : neighborPanelSize(size, 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSize(neighborPanelSize(size, step));
  };
  const height = dragged === null ? panelHeights[size] : `${dragged}px`;
  const motion = dragged === null && 'transition-[height] transition-enter motion-reduce:transition-none';
  return (
    <div
      ref={area}
      style={{ '--panel': height } as CSSProperties}
      className="relative min-h-0 flex-1 overflow-x-clip"
    >
      <div
        style={{ height: `calc(100% - min(var(--panel), ${panelHeights.medium}))` }}
        className={cn('px-4 py-3', motion)}
      >
        {canvas}
      </div>
      <div
        ref={panel}
        data-stacked
        style={{ height: 'var(--panel)' }}
        className={cn(
          'absolute inset-x-0 bottom-0 z-raised flex flex-col rounded-t-dialog bg-surface shadow-float',
          motion,
        )}
      >
        <button
          {...bind()}
          type="button"
          aria-label={outfitBuilderCopy.panelSize(outfitBuilderCopy.panelSizes[size])}
          onClick={press}
          onKeyDown={onKeyDown}
          className="grid h-11 w-full shrink-0 cursor-grab touch-none place-items-center rounded-t-dialog"
        >
          <span aria-hidden className="h-1 w-9 rounded-full bg-line-strong" />
        </button>
        <div className="min-h-0 flex-1 overflow-y-auto px-4">{children}</div>
      </div>
    </div>
  );
}
