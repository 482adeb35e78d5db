import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search field that is also kept in the address. The field answers at once; the address may lag
 * behind it, and counts only when it was changed from elsewhere.
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
