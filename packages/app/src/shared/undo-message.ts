import { commonCopy } from '@aura/domain/copy/common';

export interface UndoOptions {
  readonly text: string;
  /** A name in the text, which is cut when it is long. */
  readonly name?: string | undefined;
  readonly onUndo: () => unknown;
}

/** A message with Undo for a change that has taken effect. */
export const undoMessage = ({ text, name, onUndo }: UndoOptions) => ({
  tone: 'status' as const,
  text,
  name,
  action: { label: commonCopy.undo, onAction: () => void onUndo() },
});
