const keptEntries = 50;

/** Where entries of the visit's history were scrolled to, in pixels, by the router's key; the newest last. */
export type ScrollPositions = ReadonlyMap<string, number>;

/** The positions with one more; the oldest ones are forgotten. */
export function withPosition(positions: ScrollPositions, key: string, top: number): ScrollPositions {
  const others = [...positions].filter(([other]) => other !== key);
  return new Map([...others, [key, top] as const].slice(-keptEntries));
}

/** Reads stored positions; a broken text counts as none. */
export function readPositions(text: string | null | undefined): ScrollPositions {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
