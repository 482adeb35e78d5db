/** Finds similar words as the extension pg_trgm of PostgreSQL does. */

/** The trigrams of a text in their order, those of each word with two spaces before and one after it. */
function trigramsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
    });
}

/** The greatest similarity of a term to a part of a text, from 0 to 1. */
export function wordSimilarity(term: string, text: string): number {
  const wanted = new Set(trigramsOf(term));
  const given = trigramsOf(text);
  let best = 0;
  for (let start = 0; start < given.length; start++) {
    const extent = new Set<string>();
    let common = 0;
    for (const trigram of given.slice(start)) {
      if (!extent.has(trigram) && wanted.has(trigram)) common += 1;
      extent.add(trigram);
      best = Math.max(best, common / (wanted.size + extent.size - common));
    }
  }
  return best;
}
