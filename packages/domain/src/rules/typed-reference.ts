import { tagCharacter } from './tags.ts';

/** A mention or hashtag that is being typed. */
export interface TypedReference {
  readonly kind: 'person' | 'tag';
  /** What is typed so far, without the sign. */
  readonly text: string;
  /** The range of the text, with its sign, that a suggestion replaces. */
  readonly start: number;
  readonly end: number;
}

const signs = { '@': 'person', '#': 'tag' } as const;
const beforeCaret = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}_.#@/])@[\p{L}\p{N}\p{M}._]+|(?<![\p{L}\p{N}_#@&/])#${tagCharacter}+)$`,
  'u',
);
const afterCaret = {
  person: /^[\p{L}\p{N}\p{M}._]*/u,
  tag: new RegExp(`^${tagCharacter}*`, 'u'),
};

/**
 * Reads the mention or hashtag before the caret of a caption or comment, of which at least one character is typed;
 * null without one. It starts where `textParts` would find it.
 */
export function typedReference(text: string, caret: number): TypedReference | null {
  const before = text.slice(0, caret);
  const found = beforeCaret.exec(before)?.[0];
  if (found === undefined) return null;
  const kind = signs[found[0] as keyof typeof signs];
  const rest = afterCaret[kind].exec(text.slice(caret))?.[0] ?? '';
  return { kind, text: found.slice(1), start: caret - found.length, end: caret + rest.length };
}
