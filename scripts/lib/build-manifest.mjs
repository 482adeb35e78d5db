/**
 * The manifest of the built app: its chunks by source, or by a key of their own for those of several modules.
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Manifest
 */

/**
 * Returns the key of a chunk.
 * @param {Manifest} manifest
 * @param {string} chunk its source, or the name of a chunk of several modules
 * @throws {Error} when the build has no such chunk, or several of the name
 */
export function keyOf(manifest, chunk) {
  if (manifest[chunk]) return chunk;
  const keys = Object.keys(manifest).filter((one) => manifest[one]?.name === chunk && one.startsWith('_'));
  const [key] = keys;
  if (!key || keys.length > 1) throw new Error(`The built app has ${keys.length} chunks ${chunk}.`);
  return key;
}

/**
 * Returns the keys of a chunk and its static imports, transitively.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen] keys that were found before; the others are added
 */
export function partsOf(manifest, key, seen = new Set()) {
  const part = manifest[key];
  if (!part) throw new Error(`The manifest of the built app has no ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of part.imports ?? []) partsOf(manifest, imported, seen);
  return seen;
}
