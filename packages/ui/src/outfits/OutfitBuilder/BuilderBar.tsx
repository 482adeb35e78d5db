import { commonCopy } from '@aura/domain/copy/common';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { Pencil, Redo2, Share2, Undo2, X } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { SaveState } from './save-state.ts';
import type { OutfitBuilderState } from './use-outfit-builder.ts';

interface BuilderBarProps {
  readonly name: string;
  readonly builder: OutfitBuilderState;
  readonly saveState: SaveState;
  readonly onSave: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
  readonly onShare: () => void;
  readonly sharing: boolean;
}

/** The bar of the builder: close, name, undo and redo, what is saved, and sharing. */
export function BuilderBar({
  name,
  builder,
  saveState,
  onSave,
  onRename,
  onClose,
  onShare,
  sharing,
}: BuilderBarProps) {
  const { canUndo, canRedo, undo, redo, layers } = builder;
  return (
    <header className="flex h-top-bar-phone shrink-0 items-center gap-1 border-b border-line px-2 slim:h-auto slim:flex-wrap tablet:h-top-bar tablet:px-10">
      <IconButton label={outfitBuilderCopy.close} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
      <h1 className="min-w-0 truncate font-serif text-22 slim:flex-1 tablet:ms-2 tablet:text-28">
        {name || outfitsCopy.untitled}
      </h1>
      <IconButton label={outfitBuilderCopy.rename} onClick={onRename}>
        <Pencil aria-hidden />
      </IconButton>
      <div className="ms-auto flex shrink-0 items-center gap-1 slim:w-full">
        <IconButton label={commonCopy.undo} aria-disabled={!canUndo} onClick={undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={commonCopy.redo} aria-disabled={!canRedo} onClick={redo}>
          <Redo2 aria-hidden />
        </IconButton>
        <span role="status" className="px-2 text-14 text-muted max-tablet:sr-only">
          {saveState === 'saving' && outfitBuilderCopy.saving}
          {saveState === 'saved' && outfitBuilderCopy.saved}
        </span>
        <Button
          variant="outline"
          size="sm"
          className="tablet:hidden"
          onClick={onSave}
          busy={saveState === 'saving'}
        >
          {saveState === 'saved' ? outfitBuilderCopy.saved : commonCopy.save}
        </Button>
        <Button className="max-tablet:hidden" onClick={onShare} busy={sharing} disabled={layers.length === 0}>
          <Share2 aria-hidden className="size-5" />
          {outfitBuilderCopy.share}
        </Button>
      </div>
    </header>
  );
}
