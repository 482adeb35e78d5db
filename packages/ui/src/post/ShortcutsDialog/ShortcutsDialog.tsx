import { shortcutListCopy } from '@aura/domain/copy/shortcut-list';
import { Fragment } from 'react';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type ShortcutAction, shortcutKeys } from '../PostShortcuts/shortcuts.ts';

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The actions available on this page, in the order of the list. */
  readonly actions: readonly ShortcutAction[];
  /** The page of the wardrobe whose shortcuts are listed first. */
  readonly page?: keyof typeof shortcutListCopy.pages;
  /** Whether shortcuts of single characters are on. */
  readonly characters: boolean;
  readonly onCharactersChange: (on: boolean) => void;
}

const { everywhere } = shortcutListCopy;
const visibleNames: Readonly<Record<string, string>> = shortcutListCopy.keyNames;
const spokenNames: Readonly<Record<string, string>> = shortcutListCopy.keyWords;

/** The list of keyboard shortcuts, with the switch for single characters. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  actions,
  page,
  characters,
  onCharactersChange,
}: ShortcutsDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={shortcutListCopy.title}
      description={shortcutListCopy.note}
    >
      <dl className="mb-3">
        {Object.entries(page ? shortcutListCopy.pages[page] : {}).map(([key, label]) => (
          <ShortcutRow key={key} label={label} keys={[key]} />
        ))}
        {actions.map((action) => (
          <ShortcutRow key={action} label={shortcutListCopy.labels[action]} keys={shortcutKeys[action]} />
        ))}
        {actions.includes('next') && <ShortcutRow label={shortcutListCopy.newPosts} keys={['.']} />}
        <ShortcutRow label={everywhere.search} keys={['/']} />
        <ShortcutRow label={everywhere.notifications} keys={['g', 'n']} joint={shortcutListCopy.followedBy} />
        <ShortcutRow label={everywhere.message} keys={['F8']} />
      </dl>
      <Switch
        label={shortcutListCopy.switch}
        description={shortcutListCopy.switchHint}
        checked={characters}
        onCheckedChange={onCharactersChange}
      />
    </Sheet>
  );
}

interface ShortcutRowProps {
  readonly label: string;
  readonly keys: readonly string[];
  /** The word between two keys. */
  readonly joint?: string;
}

function ShortcutRow({ label, keys, joint = shortcutListCopy.or }: ShortcutRowProps) {
  return (
    <div className="flex min-h-control items-center justify-between gap-4 border-b border-line">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2 text-14 text-muted">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && joint}
            <KeyCap name={key} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

function KeyCap({ name }: { readonly name: string }) {
  return (
    <kbd className="inline-flex h-8 min-w-8 items-center justify-center rounded-mark bg-sunken px-2 font-sans text-14 text-ink inset-ring inset-ring-line">
      {spokenNames[name] ? (
        <>
          <span aria-hidden>{visibleNames[name]}</span>
          <VisuallyHidden>{spokenNames[name]}</VisuallyHidden>
        </>
      ) : (
        (visibleNames[name] ?? name.toUpperCase())
      )}
    </kbd>
  );
}
