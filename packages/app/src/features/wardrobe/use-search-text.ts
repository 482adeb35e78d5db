import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search field that is synchronized with a query parameter. The field updates immediately, the
 * parameter with a delay; a parameter changed elsewhere updates the field.
 */
export function useSearchText(addressText: string, writeAddress: (text: string) => void) {
  const [text, setText] = useState(addressText);
  const written = useRef(addressText);
  useEffect(() => {
    if (addressText === written.current) return;
    written.current = addressText;
    setText(addressText);
  }, [addressText]);
  const change = (next: string) => {
    written.current = next;
    setText(next);
    writeAddress(next);
  };
  return [text, change] as const;
}
