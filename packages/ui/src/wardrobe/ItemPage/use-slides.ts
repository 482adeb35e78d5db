import { useEffect, useRef, useState } from 'react';
import type { ItemSide } from './PhotoSlide.tsx';

/**
 * The shown side of a strip of slides that the browser scrolls and snaps. The arrow keys show the next and the previous
 * one.
 * @param onPress called when an image is pressed, as a shortcut of its zoom button
 */
export function useSlides(sides: readonly ItemSide[], onPress: () => void) {
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ItemSide>(sides[0] ?? 'front');
  const current = sides.includes(chosen) ? chosen : (sides[0] ?? 'front');
  const show = (side: ItemSide) => {
    setChosen(side);
    const slide = strip.current?.querySelector(`[data-slide=${side}]`);
    slide?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };

  const latest = useRef({ current, sides, show, onPress });
  latest.current = { current, sides, show, onPress };
  useEffect(() => {
    const { current: root } = strip;
    if (!root) return;
    const press = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) latest.current.onPress();
    };
    // The position of now: one that was observed before a press would take the press back.
    const follow = () => {
      const side = latest.current.sides[Math.round(Math.abs(root.scrollLeft) / root.clientWidth)];
      if (side) setChosen(side);
    };
    const step = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { current: shown, sides: all } = latest.current;
      const next = all[all.indexOf(shown) + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)];
      if (!next || next === shown) return;
      event.preventDefault();
      latest.current.show(next);
    };
    root.addEventListener('scroll', follow);
    root.addEventListener('click', press);
    root.addEventListener('keydown', step);
    return () => {
      root.removeEventListener('scroll', follow);
      root.removeEventListener('click', press);
      root.removeEventListener('keydown', step);
    };
  }, []);

  return { strip, current, show };
}
