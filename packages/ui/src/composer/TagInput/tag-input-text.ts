/** The text rules of the tag input (docs/product.md section 2, Composer). */

/** Length of the common prefix of both texts. */
function commonStart(previous: string, next: string): number {
  let index = 0;
  while (index < next.length && previous[index] === next[index]) index += 1;
  return index;
}

/**
 * When the # of an empty tag was just deleted, returns the text without that tag and the space before it;
 * otherwise null.
 */
function withoutEmptyTag(previous: string, next: string): string | null {
  if (next.length !== previous.length - 1) return null;
  const at = commonStart(previous, next);
  const isDeletedHash = previous[at] === '#' && previous.slice(at + 1) === next.slice(at);
  const after = previous[at + 1];
  const wasEmptyTag = previous[at - 1] === ' ' && (after === undefined || after === ' ');
  return isDeletedHash && wasEmptyTag ? previous.slice(0, at - 1) + previous.slice(at + 1) : null;
}

/**
 * Returns the tags of a segment between spaces. A typed # starts the next tag; a # that a deletion left
 * inside a word is removed.
 */
function tagsOf(segment: string, isDeletion: boolean): string[] {
  const [beforeFirst = '', ...parts] = segment.split('#');
  const tags = beforeFirst === '' && parts.length > 0 ? parts : [beforeFirst, ...parts];
  return isDeletion ? [tags.join('')] : tags;
}

/**
 * The text of the tag input after an edit: each tag has one leading #, a space starts the next one, and the #
 * of a tag cannot be deleted. Deleting the # of an empty tag deletes the space before it as well, so that
 * Backspace reaches the previous tag. Pasted text replaces an empty tag. Not for IME composition.
 * @param previous the text before the edit, empty or a result of this function
 * @param next the text after the edit
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

/** A text and the position of its caret. */
export interface CaretText {
  readonly text: string;
  /** Index in `text`. */
  readonly caret: number;
}

/**
 * Applies `tagInputText` and moves the caret, whose distance from the end of the text does not change. Text
 * typed before the first # is moved behind it.
 * @param next the text after the edit, with its caret
 */
export function tagInputEdit(previous: string, next: CaretText): CaretText {
  const isBeforeFirst = previous !== '' && !next.text.startsWith('#') && next.text.endsWith(previous);
  const edited = isBeforeFirst ? `#${next.text.replace('#', '')}` : next.text;
  const text = tagInputText(previous, edited);
  const fromEnd = next.text.length - next.caret - (isBeforeFirst ? 1 : 0);
  return { text, caret: Math.max(0, text.length - fromEnd) };
}
