import { useLayoutEffect, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { toggleTransition, transitionCss } from '../../foundations/tokens/motion.ts';

/** The option that was last selected in each group. */
const selected = new WeakMap<Element, Element>();

/** Moves a marker to its place from the option that was selected before. */
function moveFrom(before: Element, marker: HTMLElement): void {
  const start = before.getBoundingClientRect();
  const end = marker.getBoundingClientRect();
  const { duration, curve } = transitionCss(toggleTransition);
  marker.animate(
    [
      { translate: `${start.left - end.left}px`, width: `${start.width}px` },
      { translate: 'none', width: `${end.width}px` },
    ],
    { duration: Number.parseFloat(duration), easing: curve },
  );
}

/**
 * The background or underline of the selected option, which moves there from the option selected before. Render it
 * inside the selected option, a positioned child of an isolated group; with reduced motion it does not move.
 * Accessibility: decoration; the option itself says that it is selected.
 */
export function SelectionMarker({ className }: { readonly className: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const marker = ref.current;
    const option = marker?.parentElement;
    const group = option?.parentElement;
    if (!marker || !option || !group) return;
    const before = selected.get(group);
    selected.set(group, option);
    if (!before?.isConnected || before === option) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) moveFrom(before, marker);
  }, []);
  return (
    <span
      ref={ref}
      aria-hidden
      className={cn('pointer-events-none absolute left-0 z-below w-full', className)}
    />
  );
}
