import { imageAltMaxItems } from '../limits/post.ts';
import { garmentNoun } from './garment-nouns.ts';

interface Garment {
  readonly category: string;
  readonly subcategory: string;
  readonly color: string;
}

/** Words with the article "an"; in "university" and "unique" the first sound is a consonant. */
const startsWithVowel = /^(?!uni)[aeiouéè]/i;

/** A noun phrase such as "a camel trench coat" or "navy jeans". */
function phraseOf(worn: Garment): string {
  const { noun, counted } = garmentNoun(worn);
  const words = [worn.color.toLowerCase(), noun].filter((word) => word !== '').join(' ');
  if (!counted) return words;
  return `${startsWithVowel.test(words) ? 'an' : 'a'} ${words}`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Suggests an alternative text for an outfit photo from its detected garments, such as "Outfit with a camel
 * trench coat and navy jeans"; empty without garments. Each garment type occurs once, at most six in total
 * (docs/decisions/2026-11-22-alternative-texts.md).
 */
export function suggestedImageAlt(garments: readonly Garment[]): string {
  const phrases = [...new Set(garments.map(phraseOf))].slice(0, imageAltMaxItems);
  return phrases.length === 0 ? '' : `Outfit with ${list.format(phrases)}`;
}
