import type { MaskStroke } from '@aura/domain/rules/mask-strokes';
import { coatCutout, coatImage, shirtImage } from '../primitives/testing/sample-images.ts';
import type { LoadImage } from '../wardrobe/CutoutEditorDialog/use-cutout-editor.ts';
import { sampleItem } from './samples.ts';

/** Loads a cut-out of which a part of the coat is missing. */
export const loadCutout: LoadImage = async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 220, height: 260 });
  canvas.getContext('2d')?.fillRect(40, 0, 100, 180);
  return canvas;
};

/** An item with a cut-out of its front and none of its back. */
export const editedItem = sampleItem({
  front: coatImage,
  frontCutout: { ...coatCutout, place: { left: 40, top: 80 } },
  back: shirtImage,
  backCutout: null,
});

/** A dot in the middle of the photo. */
export const sampleStroke = (mode: MaskStroke['mode'], size: number): MaskStroke => ({
  mode,
  size,
  points: [[150, 200]],
});
