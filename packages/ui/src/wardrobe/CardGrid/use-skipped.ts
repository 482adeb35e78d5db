import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether the browser skips an element with `content-visibility: auto`, since it is outside the window; false in a
 * browser that reports nothing.
 */
export function useSkipped() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSkipped, setSkipped] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const onChange = (event: Event) => setSkipped('skipped' in event && event.skipped === true);
    element?.addEventListener('contentvisibilityautostatechange', onChange);
    return () => element?.removeEventListener('contentvisibilityautostatechange', onChange);
  }, []);
  return { ref, isSkipped };
}
