import { areShortcutsOff } from '@aura/ui/foundations/shortcuts-off';
import { useEffect, useEffectEvent } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';

/**
 * Opens the search with the key `/`, unless single-key shortcuts are off, the user types or an overlay is open. On the
 * search page, the key belongs to its field, and on a list of the wardrobe, it moves the focus to the search of the list.
 */
export function SearchShortcut() {
  const navigate = useNavigate();
  const isSearchOpen = useMatch(paths.search) !== null;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || isSearchOpen || areShortcutsOff(event) || !areSingleKeyShortcutsOn()) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('main search input');
    if (field === null) void navigate(paths.search);
    else field.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return null;
}
