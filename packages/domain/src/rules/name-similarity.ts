import { typoDistance } from './item-search.ts';

/** Terms shorter than this match the start of a word only: most short words are one letter apart. */
const typoMinLength = 4;
/** From this length on, a part of a word may have a typo too, so that a name is found while it is typed. */
const partialTypoMinLength = 6;
/** From this length on, two typos are accepted. */
const twoTyposMinLength = 8;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a word is meant by a term: it starts with the term, contains it, or is a typo away. */
function isMeant(term: string, word: string): boolean {
  if (word.startsWith(term)) return true;
  if (term.length < typoMinLength) return false;
  if (word.includes(term)) return true;
  const max = term.length >= twoTyposMinLength ? 2 : 1;
  if (typoDistance(term, word, max) <= max) return true;
  if (term.length < partialTypoMinLength) return false;
  const lengths = Array.from({ length: 2 * max + 1 }, (_, index) => term.length - max + index);
  return lengths.some((length) => typoDistance(term, word.slice(0, length), max) <= max);
}

/**
 * A word of 4 to 8 letters with each two neighbouring ones swapped; none of another text. So short a word and its swapped
 * form have few trigrams in common.
 */
export function swappedSpellings(term: string): string[] {
  const letters = [...term];
  if (letters.length < typoMinLength || letters.length > twoTyposMinLength || wordsOf(term)[0] !== term)
    return [];
  const swapped = letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    return `${before}${letter}${letters[index]}${letters.slice(index + 2).join('')}`;
  });
  return [...new Set(swapped)].filter((spelling) => spelling !== term);
}

/**
 * Whether a name resembles what was typed: each word of the term is meant by a word of the name, or the term and a
 * name are equal in this sense without the characters between their words. The shorter the term, the stricter: up to 3
 * characters only the start of a word, from 4 on one typo in a whole word, from 6 on one in the start of a word, from
 * 8 on two (docs/decisions/2026-11-24-search.md).
 * @param names for example username and display name
 */
export function resemblesName(term: string, names: readonly string[]): boolean {
  const terms = wordsOf(term);
  if (terms.length === 0) return false;
  const joined = names.map((name) => wordsOf(name).join(''));
  const words = [...names.flatMap(wordsOf), ...joined];
  return (
    terms.every((wanted) => words.some((word) => isMeant(wanted, word))) ||
    joined.some((name) => isMeant(terms.join(''), name))
  );
}
