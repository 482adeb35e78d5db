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
  /**
   * The action of each shortcut. An undefined action disables the shortcut; a missing key also removes it
   * from the list.
   */
  readonly actions: Omit<ShortcutActions, 'help'>;
  /** Whether shortcuts of single characters are on; users can turn them off (WCAG 2.1.4). */
  readonly characters: boolean;
  readonly onCharactersChange: (on: boolean) => void;
  /** The component `ShortcutsDialog`, which may be lazy. */
  readonly dialog: ComponentType<ComponentProps<typeof ShortcutsDialog>>;
  /** The result of the last shortcut, announced to screen readers. */
  readonly announcement?: string;
}

/**
 * The keyboard shortcuts of a post and, on desktops, the button that lists them (docs/product.md section 2,
 * Feed and post).
 */
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
