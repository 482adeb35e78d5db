import { latinKey } from '@aura/ui/foundations/latin-key';
import { areShortcutsOff } from '@aura/ui/foundations/shortcuts-off';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';

/** Time between the two keys. */
const sequenceMs = 1000;

/** Opens the notifications on g, then n, unless shortcuts of letters are switched off or the user types. */
export function useNotificationsKey(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(() => void navigate(paths.notifications));
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - startedAt < sequenceMs;
      startedAt = Number.NEGATIVE_INFINITY;
      if (areShortcutsOff(event) || !areSingleKeyShortcutsOn()) return;
      const key = latinKey(event);
      if (key === 'g') startedAt = event.timeStamp;
      else if (key === 'n' && isSecond) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
