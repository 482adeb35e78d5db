import { latinKey } from '@aura/ui/foundations/latin-key';
import { areShortcutsOff } from '@aura/ui/foundations/shortcuts-off';
import { useEffect, useEffectEvent } from 'react';

/**
 * Runs actions by single keys on the whole page, except while the user types or an overlay is open.
 * @param actions by the key; the browser handles the keys of undefined ones
 * @param on whether shortcuts of single characters are on
 */
export function useLetterKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  on: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = actions[latinKey(event)];
    if (!on || run === undefined || event.repeat || areShortcutsOff(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
