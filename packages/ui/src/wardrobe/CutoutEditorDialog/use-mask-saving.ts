import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { PhotoSide } from '@aura/domain/rules/mask-strokes';
import { useState } from 'react';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import type { CutoutEditorState, DrawnMask, LoadImage } from './use-cutout-editor.ts';

interface MaskSavingOptions {
  readonly editor: CutoutEditorState;
  readonly loadImage: LoadImage;
  /** Returns null, or why the mask was not saved. */
  readonly onSave: (drawn: DrawnMask) => Promise<string | null>;
  /** Called when all masks are saved. */
  readonly onSaved: () => void;
}

/** Saves the masks that have strokes, one side after the other. */
export function useMaskSaving({ editor, loadImage, onSave, onSaved }: MaskSavingOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  /** Returns what keeps a side from being saved. */
  const saveSides = async () => {
    const saved: PhotoSide[] = [];
    for (const side of editor.changedSides) {
      const mask = await editor.maskOf(side, loadImage).catch(() => 'failed' as const);
      if (mask === null) return cutoutEditorCopy.empty;
      const failure = mask === 'failed' ? cutoutEditorCopy.saveFailed : await onSave({ side, mask });
      if (failure !== null) return failure;
      saved.push(side);
      editor.clear(saved);
    }
    return null;
  };
  const submit = useSingleSubmit(async () => {
    setProblem(null);
    setSubmitting(true);
    const failure = await saveSides();
    setProblem(failure);
    setSubmitting(false);
    if (failure === null) onSaved();
  });
  return { submit, isSubmitting, problem };
}
