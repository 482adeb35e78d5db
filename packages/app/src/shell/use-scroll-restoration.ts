import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStorage } from '../platform/storage/guarded-storage.ts';
import { readPositions, withPosition } from './scroll-positions.ts';

const storageKey = 'aura:v1:scroll';

/** How long a page may take to grow to where the person was. */
const patienceMs = 2000;

/** What ends the waiting: the person goes somewhere else. */
const movements = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls as browsers do between documents: to the top of a new page, and on the way back to where the person was,
 * also when the page's content comes later. Another search on the same page moves nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(readPositions(tabStorage.read(storageKey)));
  const current = useRef({ key, pathname: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current = withPosition(positions.current, current.current.key, window.scrollY);
    };
    const store = () => tabStorage.write(storageKey, JSON.stringify([...positions.current]));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPage = current.current.pathname !== pathname;
    current.current = { key, pathname };
    if (type === NavigationType.Pop) return holdPlace(positions.current.get(key) ?? 0);
    if (isNewPage) window.scrollTo(0, 0);
  }, [key, pathname, type]);
}

/**
 * Holds the page at a place while its content comes and takes its size.
 * @param top pixels
 * @returns lets go
 */
function holdPlace(top: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const movement of movements) window.removeEventListener(movement, stop);
  };
  const scroll = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, patienceMs);
  for (const movement of movements) window.addEventListener(movement, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}
