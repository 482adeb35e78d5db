/** The editor of a cut-out (docs/product.md section 2, Cut-outs). */
export const cutoutEditorCopy = {
  title: 'Edit cut-out',
  hint: 'Paint over what belongs to the garment, or remove what does not.',
  sideLabel: 'Photo',
  sides: { front: 'Front', back: 'Back' },
  toolLabel: 'Brush',
  tools: { add: 'Add', remove: 'Remove', move: 'Move' },
  moveReason: 'Move is for an enlarged photo.',
  size: 'Brush size',
  zoom: 'Zoom',
  preview: 'Preview',
  /** The accessible name of the photo that is painted on. */
  canvas: 'Photo with its cut-out',
  canvasHint:
    'Arrow keys move the brush, with Shift further. Space applies it. Control and Z undoes, Control, Shift and Z redoes.',
  /** The place of the brush, in percent from the left and the top. */
  place: (across: number, down: number, isGarment: boolean) =>
    `${across} % across, ${down} % down, ${isGarment ? 'garment' : 'background'}`,
  addedAt: (across: number, down: number) => `Added at ${across} % across, ${down} % down`,
  removedAt: (across: number, down: number) => `Removed at ${across} % across, ${down} % down`,
  added: 'Added to the garment',
  removed: 'Removed from the garment',
  undone: 'Undone',
  redone: 'Redone',
  loading: 'Loading the photo',
  loadFailed: 'The photo could not be loaded. Please try again.',
  saved: 'Cut-out saved',
  saveFailed: 'The cut-out could not be saved. Please try again.',
  restored: 'Your changes from before are here again.',
  empty: 'Nothing of the garment is left. Add the parts that belong to it.',
  photoChanged: 'The photo of this item has changed. Open it again to edit its cut-out.',
  discardHeading: 'Discard changes?',
  discardBody: 'What you have painted will be lost.',
} as const;
