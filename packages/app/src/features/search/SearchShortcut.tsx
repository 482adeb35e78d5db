import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';

/** Whether a key press belongs to a field, a dialog or a menu. */
function isTaken({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

/** Opens the search with the key `/`, unless single-key shortcuts are off or a dialog is open. */
export function SearchShortcut() {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || event.defaultPrevented || isTaken(event)) return;
      if (!areSingleKeyShortcutsOn() || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      void navigate(paths.search);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return null;
}
