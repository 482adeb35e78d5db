import { commentFoldThreshold, foldedComment } from '@aura/domain/limits/comments';
import { truncate } from '../../text/truncate.ts';

/** Longest part of a word that is left out at the end, so that no word is cut. */
const wordEnd = /\s+\S{0,30}…$/;

/**
 * Returns the start of a long comment with an ellipsis, or null when the comment is shown whole (docs/product.md
 * section 2).
 */
export function foldedText(text: string): string | null {
  const lines = text.split('\n');
  if (text.length <= commentFoldThreshold.characters && lines.length <= commentFoldThreshold.lines)
    return null;
  const start = lines.slice(0, foldedComment.lines).join('\n');
  const folded = truncate(start, foldedComment.characters);
  return folded === start ? `${start.trimEnd()}…` : folded.replace(wordEnd, '…');
}
