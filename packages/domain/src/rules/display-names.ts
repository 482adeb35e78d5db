/**
 * Characters without a glyph, and those that change the direction of the text around them. U+2800 is a blank
 * that Unicode counts as a symbol; line breaks and tabs are spaces.
 */
const invisible =
  /(?!\p{White_Space})[\p{Control}\p{Format}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Invisible parts of emojis and of some scripts: joiners, variation selectors and the tags of flags. */
const joining = /^(?:\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])$/u;

const glyph = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;

/**
 * Cleans a display name for storage: in NFC, without invisible and direction-changing characters, one space between
 * words, none at the ends (docs/product.md section 5). Returns an empty text when nothing visible remains.
 */
export function cleanDisplayName(text: string): string {
  const clean = text
    .replaceAll(invisible, (character) => (joining.test(character) ? character : ''))
    .replaceAll(/\p{White_Space}+/gu, ' ')
    .trim()
    .normalize('NFC');
  return glyph.test(clean) ? clean : '';
}
