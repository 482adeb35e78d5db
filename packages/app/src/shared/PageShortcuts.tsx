import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import type { ShortcutsDialogProps } from '@aura/ui/post/ShortcutsDialog';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { saveSingleKeyShortcuts } from '../platform/storage/single-key-shortcuts.ts';
import { LazyShortcutsDialog } from './lazy-shortcuts-dialog.ts';
import { useLetterKeys } from './use-letter-keys.ts';

interface PageShortcutsProps {
  readonly page: NonNullable<ShortcutsDialogProps['page']>;
  /** The actions of keys that work on the whole page. */
  readonly actions?: Readonly<Record<string, (() => void) | undefined>>;
  /** Whether shortcuts of single characters are on. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The keyboard shortcuts of a page of the wardrobe and, on desktops, the button that lists them. */
export function PageShortcuts({ page, actions = {}, on, onChange }: PageShortcutsProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const help = () => {
    setWasOpened(true);
    setOpen(true);
  };
  useLetterKeys({ ...actions, '?': help }, on);
  return (
    <>
      <IconButton label={shortcutsCopy.open} onClick={help} className="max-desktop:hidden">
        <Keyboard aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <LazyShortcutsDialog
            open={open}
            onOpenChange={setOpen}
            actions={['help']}
            page={page}
            characters={on}
            onCharactersChange={(next) => {
              saveSingleKeyShortcuts(next);
              onChange(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
