/** The text rules of the tag input (docs/product.md section 2, Upload menu). */

/** Where the text changed: the length of the common beginning. */
function commonStart(previous: string, next: string): number {
  let index = 0;
  while (index < next.length && previous[index] === next[index]) index += 1;
  return index;
}

/** The text without an empty tag whose # was just deleted, together with the space before it; else null. */
function withoutEmptyTag(previous: string, next: string): string | null {
  if (next.length !== previous.length - 1) return null;
  const at = commonStart(previous, next);
  const isDeletedHash = previous[at] === '#' && previous.slice(at + 1) === next.slice(at);
  const after = previous[at + 1];
  const wasEmptyTag = previous[at - 1] === ' ' && (after === undefined || after === ' ');
  return isDeletedHash && wasEmptyTag ? previous.slice(0, at - 1) + previous.slice(at + 1) : null;
}

/** A stretch between spaces as tags: a typed # inside starts the next tag, one left by a deletion goes. */
function tagsOf(segment: string, isDeletion: boolean): string[] {
  const [beforeFirst = '', ...parts] = segment.split('#');
  const words = beforeFirst === '' && parts.length > 0 ? parts : [beforeFirst, ...parts];
  return isDeletion ? [words.join('')] : words;
}

/**
 * The text that the tag input takes after an edit: each tag has one leading #, a space starts the next
 * one, and the # of a tag cannot be deleted. The # of a tag without letters goes with the space before it,
 * so that the way back to the tag before it stays open; what is pasted takes the place of one. Not to be called during
 * IME composition.
 * @param previous the text before the edit, itself a result of this function or empty.
 * @param next the text as the person left it.
 */
export function tagInputText(previous: string, next: string): string {
  if (next === '') return previous === '' ? '' : '#';
  const shorter = withoutEmptyTag(previous, next);
  if (shorter !== null) return shorter;
  const isDeletion = next.length < previous.length;
  const isPaste = next.length > previous.length + 1;
  const tags = next.split(isPaste ? /\s+/u : /\s/u).flatMap((segment) => tagsOf(segment, isDeletion));
  const remaining = tags.filter((tag, index) => {
    if (tag !== '') return true;
    return isPaste ? index === tags.length - 1 : tags[index - 1] !== '';
  });
  return remaining.map((tag) => `#${tag}`).join(' ');
}

/** A text with the place of its caret. */
export interface CaretText {
  readonly text: string;
  /** An index in `text`. */
  readonly caret: number;
}

/**
 * The same with the caret, which stays as far from the end as the person left it. What is written before the first #
 * goes behind it.
 * @param next the text as the person left it, with the caret in it.
 */
export function tagInputEdit(previous: string, next: CaretText): CaretText {
  const isBeforeFirst = previous !== '' && !next.text.startsWith('#') && next.text.endsWith(previous);
  const edited = isBeforeFirst ? `#${next.text.replace('#', '')}` : next.text;
  const text = tagInputText(previous, edited);
  const fromEnd = next.text.length - next.caret - (isBeforeFirst ? 1 : 0);
  return { text, caret: Math.max(0, text.length - fromEnd) };
}
