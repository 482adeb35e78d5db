import { checkedFacts, itemFactNames, mapItemFacts } from '@aura/domain/item-facts';
import { readList, readString, type StoredRecord } from '../storage/codec.ts';

/** Reads the facts of a garment independently; a fact that is missing or not in its vocabulary is unknown. */
export function readItemFacts(stored: StoredRecord) {
  const readText = (name: string) => readString(stored[name]) ?? '';
  const readTexts = (name: string) => readList(readString)(stored[name]) ?? [];
  const facts = mapItemFacts({ text: readText, choice: readText, list: readTexts });
  return checkedFacts(facts, itemFactNames);
}
