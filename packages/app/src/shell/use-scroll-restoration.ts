import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStorage } from '../platform/storage/guarded-storage.ts';
import { deviceKey } from '../platform/storage/keys.ts';
import { entryKey, pageKey, readPositions, withPosition } from './scroll-positions.ts';

const storageKey = deviceKey('scroll');

/** Maximum time to wait until a page is long enough for the restored position, in milliseconds. */
const timeoutMs = 2000;

/** Events that end the restoration, since the user scrolls. */
const userEvents = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls as browsers do between documents: to the top of a new page, and to the earlier position after Back,
 * also when the content loads later. A change of query parameters on the same page does not scroll.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const page = pageKey(location);
  const key = entryKey(location);
  const type = useNavigationType();
  const positions = useRef(readPositions(tabStorage.read(storageKey)));
  const current = useRef({ key, page: '' });

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const record = () => {
      positions.current = withPosition(positions.current, current.current.key, window.scrollY);
    };
    const store = () => tabStorage.write(storageKey, JSON.stringify([...positions.current]));
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', store);
      // A page outside the layout, such as the outfit builder, unmounts it.
      store();
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPage = current.current.page !== page;
    current.current = { key, page };
    if (type === NavigationType.Pop) return holdPosition(positions.current.get(key) ?? 0);
    if (isNewPage) window.scrollTo(0, 0);
  }, [key, page, type]);
}

/**
 * Restores a scroll position again while the content of the page grows.
 * @param top in pixels
 * @returns a function that stops it
 */
function holdPosition(top: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of userEvents) window.removeEventListener(event, stop);
  };
  const scroll = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, timeoutMs);
  for (const event of userEvents) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}
