import { useRef } from 'react';

/** Gives the same key to the same content, so that a repeated send of it is done once; other content gets another. */
export function useContentKey(newKey: () => string = () => crypto.randomUUID()) {
  const known = useRef(new Map<string, string>());
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    const key = known.current.get(text) ?? newKey();
    known.current.set(text, key);
    return key;
  };
}
