import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * The focus of the outfit's canvas: Tab leads from a garment to its tools and on to the next garment, and when a garment
 * with the focus is removed, the canvas gets it.
 * @param count number of garments
 * @returns refs of the canvas and the tools, and handlers for both
 */
export function useCanvasFocus(count: number) {
  const canvas = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const previousCount = useRef(count);

  useEffect(() => {
    const isFewer = count < previousCount.current;
    previousCount.current = count;
    if (isFewer && hadFocus.current && document.activeElement === document.body) canvas.current?.focus();
  }, [count]);

  const focusTracking = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = relatedTarget === null;
    },
  };
  const moveByTab = (event: KeyboardEvent<HTMLElement>) => {
    const garments = [...(canvas.current?.querySelectorAll('button') ?? [])];
    const isInTools = tools.current?.contains(event.target as Node) ?? false;
    const index = garments.findIndex((garment) => garment.ariaPressed === 'true');
    const firstTool = tools.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])');
    const next = isInTools ? garments[event.shiftKey ? index : index + 1] : firstTool;
    if (event.key !== 'Tab' || !next || (!isInTools && event.shiftKey)) return;
    event.preventDefault();
    next.focus();
  };
  return { canvas, tools, focusTracking, moveByTab };
}
