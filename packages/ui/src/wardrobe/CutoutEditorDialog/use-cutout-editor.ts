import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { Item } from '@aura/domain/entities';
import { redone, undone } from '@aura/domain/rules/history';
import {
  type MaskStroke,
  type PhotoSide,
  type SideStrokes,
  type StrokeHistory,
  startStrokes,
  withStroke,
} from '@aura/domain/rules/mask-strokes';
import { useState } from 'react';
import { useAnnouncement } from '../../foundations/use-announcement.ts';
import { createMask, encodeMask, isEmptyMask, maskPhotoOf, paintMask } from './mask-canvas.ts';

export interface DrawnMask {
  readonly side: PhotoSide;
  /** White belongs to the garment. */
  readonly mask: Blob;
}

/** Loads an image whose pixels may be read. */
export type LoadImage = (src: string) => Promise<CanvasImageSource>;

interface Settings {
  readonly side: PhotoSide;
  readonly tool: MaskStroke['mode'] | 'move';
  /** The diameter of the brush as a share of the photo's long side. */
  readonly brush: number;
  readonly zoom: number;
  readonly preview: boolean;
}

interface CutoutEditorOptions {
  readonly item: Item;
  /** Read on mount. */
  readonly initialStrokes: SideStrokes | undefined;
  readonly onStrokesChange: ((strokes: SideStrokes) => void) | undefined;
}

const sideNames = ['front', 'back'] as const;

export type CutoutEditorState = ReturnType<typeof useCutoutEditor>;

/** The strokes of both photos with undo and redo, the settings of the brush, and what is announced about each step. */
export function useCutoutEditor({ item, initialStrokes = {}, onStrokesChange }: CutoutEditorOptions) {
  const sides = sideNames.filter((side) => maskPhotoOf(item, side) !== null);
  const [settings, setSettings] = useState<Settings>({
    side: sides[0] ?? 'front',
    tool: 'add',
    brush: 0.05,
    zoom: 1,
    preview: false,
  });
  const [histories, setHistories] = useState<Readonly<Record<PhotoSide, StrokeHistory>>>(() => ({
    front: startStrokes(initialStrokes.front),
    back: startStrokes(initialStrokes.back),
  }));
  const { announcement, announce } = useAnnouncement();
  const { side } = settings;
  const history = histories[side];

  const change = (next: StrokeHistory, text?: string) => {
    if (next.present === history.present) return;
    const all = { ...histories, [side]: next };
    setHistories(all);
    if (text) announce(text);
    onStrokesChange?.({ front: all.front.present, back: all.back.present });
  };

  return {
    ...settings,
    sides,
    history,
    announcement,
    announce,
    set: (values: Partial<Settings>) => setSettings((before) => ({ ...before, ...values })),
    paint: (stroke: MaskStroke) => change(withStroke(history, stroke)),
    undo: () => change(undone(history), cutoutEditorCopy.undone),
    redo: () => change(redone(history), cutoutEditorCopy.redone),
    /** The sides with strokes. */
    changedSides: sides.filter((name) => histories[name].present.length > 0),
    /** Drops the strokes of the sides whose masks were saved. */
    clear: (saved: readonly PhotoSide[]) => {
      const left = (name: PhotoSide) => (saved.includes(name) ? startStrokes() : histories[name]);
      const all = { front: left('front'), back: left('back') };
      setHistories(all);
      onStrokesChange?.({ front: all.front.present, back: all.back.present });
    },

    /**
     * Paints the mask of a side and encodes it.
     * @returns null when it leaves nothing of the garment; the side is then shown
     * @throws when its cut-out cannot be loaded
     */
    async maskOf(name: PhotoSide, loadImage: LoadImage): Promise<Blob | null> {
      const photo = maskPhotoOf(item, name);
      if (photo === null) return null;
      const mask = createMask(photo);
      const base = photo.cutout && (await loadImage(photo.cutout.src));
      paintMask(mask, photo, base, histories[name].present);
      if (!isEmptyMask(mask)) return encodeMask(mask);
      setSettings((before) => ({ ...before, side: name }));
      return null;
    },
  };
}
