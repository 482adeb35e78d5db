import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { MaskStroke } from '@aura/domain/rules/mask-strokes';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isGarmentAt, type MaskCanvas, type MaskPhoto, paintStroke } from './mask-canvas.ts';

type Point = readonly [x: number, y: number];

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key moves the brush, as shares of the photo's long side. */
const steps = { small: 0.02, large: 0.1 };

interface MaskBrushOptions {
  readonly photo: MaskPhoto;
  readonly mask: MaskCanvas;
  /** Null when presses do not paint. */
  readonly mode: MaskStroke['mode'] | null;
  /** In pixels of the photo. */
  readonly size: number;
  readonly onStroke: (stroke: MaskStroke, byKey: Point | null) => void;
  /** Called after each painted part of a stroke. */
  readonly onPaint: () => void;
  /** Called when a stroke was interrupted, for example by a gesture of the system. */
  readonly onCancel: () => void;
  readonly onAnnounce: (text: string) => void;
}

/** The place of a point, in percent. */
export const percentOf = ({ width, height }: MaskPhoto, [x, y]: Point) =>
  [Math.round((100 * x) / width), Math.round((100 * y) / height)] as const;

/** Paints strokes by pointer, and dots by keyboard. */
export function useMaskBrush(options: MaskBrushOptions) {
  const { photo, mask, mode, size, onStroke, onPaint, onCancel, onAnnounce } = options;
  const [{ at, isByKey }, setBrush] = useState<{ at: Point; isByKey: boolean }>({
    at: [photo.width / 2, photo.height / 2],
    isByKey: false,
  });
  const moveTo = (point: Point) => setBrush({ at: point, isByKey: false });
  const stroke = useRef<MaskStroke | null>(null);

  const pointOf = (
    element: HTMLElement,
    { clientX, clientY }: { clientX: number; clientY: number },
  ): Point => {
    const rect = element.getBoundingClientRect();
    const x = ((clientX - rect.left) / rect.width) * photo.width;
    const y = ((clientY - rect.top) / rect.height) * photo.height;
    return [Math.round(x), Math.round(y)];
  };
  const extend = (points: readonly Point[]) => {
    const { current } = stroke;
    if (current === null) return;
    const longer = { ...current, points: [...current.points, ...points] };
    stroke.current = longer;
    paintStroke(mask, longer, current.points.length);
    onPaint();
  };
  const end = () => {
    const { current } = stroke;
    stroke.current = null;
    if (current) onStroke(current, null);
  };

  return {
    /** The centre of the brush, in pixels of the photo. */
    at,
    /** Whether a key has moved it last. */
    isByKey,
    stageProps: {
      tabIndex: 0,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (mode === null || event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event.currentTarget, event);
        moveTo(point);
        stroke.current = { mode, size, points: [] };
        extend([point]);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary) return;
        const { currentTarget } = event;
        const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const points = (moves.length > 0 ? moves : [event]).map((move) => pointOf(currentTarget, move));
        moveTo(points.at(-1) ?? at);
        extend(points);
      },
      onPointerUp: ({ isPrimary }: PointerEvent) => {
        if (isPrimary) end();
      },
      onPointerCancel({ isPrimary }: PointerEvent) {
        if (!isPrimary) return;
        stroke.current = null;
        onCancel();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const direction = directions[event.key];
        if (mode === null || event.ctrlKey || event.metaKey || event.altKey) return;
        if (direction) {
          event.preventDefault();
          const step = (event.shiftKey ? steps.large : steps.small) * Math.max(photo.width, photo.height);
          const next: Point = [
            Math.min(photo.width - 1, Math.max(0, at[0] + step * direction[0])),
            Math.min(photo.height - 1, Math.max(0, at[1] + step * direction[1])),
          ];
          setBrush({ at: next, isByKey: true });
          const [across, down] = percentOf(photo, next);
          onAnnounce(cutoutEditorCopy.place(across, down, isGarmentAt(mask, next)));
        } else if (event.key === ' ') {
          event.preventDefault();
          onStroke({ mode, size, points: [[Math.round(at[0]), Math.round(at[1])]] }, at);
        }
      },
    },
  };
}
