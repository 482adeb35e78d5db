import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import { Keyboard } from 'lucide-react';
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ShortcutsDialog } from '../ShortcutsDialog/ShortcutsDialog.tsx';
import { type ShortcutAction, shortcutKeys } from './shortcuts.ts';
import { type ShortcutActions, useShortcuts } from './use-shortcuts.ts';

const allActions = Object.keys(shortcutKeys) as ShortcutAction[];

interface PostShortcutsProps {
  /** What each key does here. One that cannot be done now is undefined; one that is left out is not listed either. */
  readonly actions: Omit<ShortcutActions, 'help'>;
  /** Whether keys that write a character count; people can switch them off (WCAG 2.1.4). */
  readonly characters: boolean;
  readonly onCharactersChange: (on: boolean) => void;
  /** The list of the keys: `ShortcutsDialog`, which may be loaded when it is first drawn. */
  readonly dialog: ComponentType<ComponentProps<typeof ShortcutsDialog>>;
  /** What a key has changed without moving the focus, said to who cannot see it. */
  readonly announcement?: string;
}

/** The keys of a post, and on large windows the button that lists them (docs/product.md section 2, Feed and post). */
export function PostShortcuts({
  actions,
  characters,
  onCharactersChange,
  dialog: List,
  announcement = '',
}: PostShortcutsProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const help = () => {
    setWasOpened(true);
    setOpen(true);
  };
  useShortcuts({ ...actions, help }, characters);
  return (
    <>
      <IconButton label={shortcutsCopy.open} onClick={help} className="max-desktop:hidden">
        <Keyboard aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {wasOpened && (
        <Suspense fallback={null}>
          <List
            open={open}
            onOpenChange={setOpen}
            actions={allActions.filter((action) => action === 'help' || action in actions)}
            characters={characters}
            onCharactersChange={onCharactersChange}
          />
        </Suspense>
      )}
    </>
  );
}
