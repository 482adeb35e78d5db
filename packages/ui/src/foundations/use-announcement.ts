import { createElement, Fragment, useCallback, useState } from 'react';

/**
 * The text of a live region. A text that is announced twice in a row replaces its node, since screen readers do not say
 * again what has not changed.
 */
export function useAnnouncement() {
  const [last, setLast] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setLast(({ count }) => ({ text, count: count + 1 })), []);
  return { announcement: createElement(Fragment, { key: last.count }, last.text), announce };
}
