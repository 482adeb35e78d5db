import { type RefObject, useEffect, useEffectEvent } from 'react';
import { latinKey } from '../../foundations/latin-key.ts';
import { areShortcutsOff } from '../../foundations/shortcuts-off.ts';

/** Selects the link of each notification. */
export const notificationLink = 'a[data-notification]';

/** The links of the rows in the order of the list. */
const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(notificationLink)];

function move(list: HTMLElement, step: 1 | -1): void {
  const links = linksIn(list);
  const row = document.activeElement?.closest('li');
  const current = links.findIndex((link) => row?.contains(link));
  const target = current === -1 ? links.at(step === 1 ? 0 : -1) : links[current + step];
  target?.focus();
  target?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/** Presses the follow button of the row with the focus. */
function follow(): void {
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-follow] button')?.click();
}

/**
 * The keys of the list: j and k move between rows, f follows on a row with a follow button.
 * @param enabled whether shortcuts of single characters are on
 */
export function useListKeys(ref: RefObject<HTMLElement | null>, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const list = ref.current;
    if (list === null || !enabled || areShortcutsOff(event)) return;
    const actions: Readonly<Record<string, () => void>> = {
      j: () => move(list, 1),
      k: () => move(list, -1),
      f: follow,
    };
    const run = actions[latinKey(event)];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
