import { searchDelayMs } from '@aura/domain/limits/search';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search field, which the address follows after a pause in typing: browsers limit how often it changes. A
 * text that the address gets elsewhere, such as by Back, replaces the text of the field.
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
    if (next === '') return write('');
    const { pathname } = window.location;
    // The page is still shown while the next one loads; the text would replace its address.
    const writeHere = () => window.location.pathname === pathname && write(next);
    timer.current = setTimeout(writeHere, searchDelayMs);
  };
  /** Searches at once. */
  const submit = (next = text) => {
    setText(next);
    write(next);
  };
  /** Writes a text for which the pause has not ended, before the page is left for another one. */
  const leave = () => {
    if (text !== written.current) write(text);
  };
  return { text, change, submit, leave };
}
