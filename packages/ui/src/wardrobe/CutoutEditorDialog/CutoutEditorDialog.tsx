import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { Item } from '@aura/domain/entities';
import type { SideStrokes } from '@aura/domain/rules/mask-strokes';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MaskArea } from './MaskArea.tsx';
import { MaskTools } from './MaskTools.tsx';
import { maskPhotoOf } from './mask-canvas.ts';
import { type DrawnMask, type LoadImage, useCutoutEditor } from './use-cutout-editor.ts';
import { useMaskSaving } from './use-mask-saving.ts';

export interface CutoutEditorDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** An item with a photo; its cut-outs may change while the dialog is open, its photos not. */
  readonly item: Item;
  /** Loads an image whose pixels may be read. Stable between renders. */
  readonly loadImage: LoadImage;
  /** Strokes that were not saved; read on mount. */
  readonly initialStrokes?: SideStrokes | undefined;
  /** Called after each step, and with no strokes when they are discarded. */
  readonly onStrokesChange?: (strokes: SideStrokes) => void;
  /** Saves the mask of a side. Returns null, or why it was not saved. */
  readonly onSave: (drawn: DrawnMask) => Promise<string | null>;
  /** Called when all masks are saved; the dialog then closes. */
  readonly onSaved: () => void;
}

/**
 * Corrects the cut-outs of an item with a brush (docs/product.md section 2, Cut-outs). When saving fails, the strokes
 * stay. Pass a new `key` for each opening.
 */
export function CutoutEditorDialog({
  open,
  onOpenChange,
  item,
  loadImage,
  initialStrokes,
  onStrokesChange,
  onSave,
  onSaved,
}: CutoutEditorDialogProps) {
  const editor = useCutoutEditor({ item, initialStrokes, onStrokesChange });
  const isChanged = editor.changedSides.length > 0;
  const photo = useMemo(() => maskPhotoOf(item, editor.side), [item, editor.side]);
  const [wasRestored] = useState(isChanged);
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => isChanged,
    onClose: () => {
      onStrokesChange?.({});
      onOpenChange(false);
    },
    title: cutoutEditorCopy.discardHeading,
    body: cutoutEditorCopy.discardBody,
  });
  const { submit, isSubmitting, problem } = useMaskSaving({
    editor,
    loadImage,
    onSave,
    onSaved: () => {
      onSaved();
      close();
    },
  });
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (isSubmitting) return;
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={cutoutEditorCopy.title}
      description={cutoutEditorCopy.hint}
      size="xl"
      initialFocus="body"
      busy={isSubmitting}
      onKeyDown={handleKey}
      footer={
        <DialogActions
          submitLabel={commonCopy.save}
          onCancel={requestClose}
          onSubmit={() => void submit()}
          canSubmit={isChanged}
          isSubmitting={isSubmitting}
        />
      }
    >
      <div className="grid gap-5 tablet:grid-cols-[minmax(0,1fr)_20rem] tablet:gap-8">
        <div inert={isSubmitting} className="h-[min(44dvh,40rem)] tablet:h-[min(64dvh,44rem)]">
          {photo && <MaskArea editor={editor} photo={photo} loadImage={loadImage} />}
        </div>
        <div className="flex flex-col gap-4">
          <div inert={isSubmitting}>
            <MaskTools editor={editor} sides={editor.sides} />
          </div>
          {wasRestored && <p className="text-14 text-muted">{cutoutEditorCopy.restored}</p>}
          {problem && (
            <Banner tone="error" className="sticky bottom-2 shadow-float">
              {problem}
            </Banner>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{editor.announcement}</VisuallyHidden>
      {discardDialog}
    </Dialog>
  );
}
