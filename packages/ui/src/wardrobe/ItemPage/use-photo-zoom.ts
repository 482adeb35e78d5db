import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/cn.ts';
import { watchPinch } from './watch-pinch.ts';

/** Maximum zoom of a photo; 1 shows the whole photo. */
export const maxPhotoZoom = 3;

/** A point of the scrolled content that keeps its position on the screen while the zoom changes. */
interface Anchor {
  /** Share of the content's width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** Distance from the corner of the visible part, in pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Zoom and scroll position of a photo. The stage scrolls, so touch, wheel and arrow keys move the photo; a mouse
 * drags it.
 * @param open false resets the zoom
 */
export function usePhotoZoom(open: boolean) {
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  if (!open && zoom !== 1) setZoom(1);

  useLayoutEffect(() => {
    const { current: box } = stage;
    const { current: point } = anchor;
    if (!box || !point || zoom === 1) return;
    box.scrollLeft = point.x * box.scrollWidth - point.left;
    box.scrollTop = point.y * box.scrollHeight - point.top;
  }, [zoom]);

  const zoomTo = (next: number, at?: { readonly clientX: number; readonly clientY: number }) => {
    const { current: box } = stage;
    if (!box) return;
    const frame = box.getBoundingClientRect();
    const left = at ? at.clientX - frame.left : frame.width / 2;
    const top = at ? at.clientY - frame.top : frame.height / 2;
    anchor.current = {
      x: (box.scrollLeft + left) / box.scrollWidth,
      y: (box.scrollTop + top) / box.scrollHeight,
      left,
      top,
    };
    setZoom(Math.min(Math.max(next, 1), maxPhotoZoom));
  };

  const latestZoomTo = useRef(zoomTo);
  latestZoomTo.current = zoomTo;
  const latestZoom = useRef(zoom);
  latestZoom.current = zoom;
  // A ref callback, since the dialog adds its content after the effects of the component that renders it.
  const attachStage = useCallback((box: HTMLDivElement | null) => {
    stage.current = box;
    if (!box) return;
    return watchPinch(box, {
      zoom: () => latestZoom.current,
      zoomTo: (next, at) => latestZoomTo.current(next, at),
    });
  }, []);

  return {
    zoom,
    zoomTo,
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      // The zoom of the browser.
      if (ctrlKey || metaKey) return;
      if (key === '+' || key === '=') zoomTo(zoom + 1);
      if (key === '-') zoomTo(zoom - 1);
    },
    stageProps: {
      ref: attachStage,
      tabIndex: zoom > 1 ? 0 : undefined,
      className: cn(
        'size-full touch-manipulation overflow-auto bg-sunken select-none -outline-offset-2',
        zoom > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      ),
      onDoubleClick: (event: MouseEvent) => zoomTo(zoom === 1 ? maxPhotoZoom : 1, event),
      onPointerDown: ({ pointerType, pointerId, currentTarget }: PointerEvent) => {
        if (pointerType === 'mouse' && zoom > 1) currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: ({ pointerId, currentTarget, movementX, movementY }: PointerEvent) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        currentTarget.scrollBy(-movementX, -movementY);
      },
    },
  };
}
