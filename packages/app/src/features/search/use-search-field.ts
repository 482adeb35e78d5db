import { searchDelayMs } from '@aura/domain/limits/search';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of the search field, which the address follows after a pause in typing. A text that the address gets
 * elsewhere, such as by Back, replaces the text of the field.
 */
export function useSearchField(addressText: string, writeAddress: (text: string) => void) {
  const [text, setText] = useState(addressText);
  const written = useRef(addressText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(writeAddress);
  latest.current = writeAddress;
  useEffect(() => {
    if (addressText === written.current) return;
    clearTimeout(timer.current);
    written.current = addressText;
    setText(addressText);
  }, [addressText]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: string) => {
    clearTimeout(timer.current);
    written.current = next;
    latest.current(next);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') write('');
    else timer.current = setTimeout(() => write(next), searchDelayMs);
  };
  /** Searches at once. */
  const submit = (next = text) => {
    setText(next);
    write(next);
  };
  return { text, change, submit };
}
