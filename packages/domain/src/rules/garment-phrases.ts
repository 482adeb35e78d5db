import type { ItemFacts } from '../entities.ts';
import { garmentNoun } from './garment-nouns.ts';
import { ownName } from './items.ts';

type NamedFacts = Pick<ItemFacts, 'name' | 'category' | 'subcategory' | 'color'>;

/** A garment within a sentence: its own name, quoted unless it begins with "The", else its colour and type. */
export function garmentPhrase(item: NamedFacts): string {
  const name = ownName(item);
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  if (name !== '') return `“${name}”`;
  return ['the', item.color.toLowerCase(), garmentNoun(item).noun].filter(Boolean).join(' ');
}
