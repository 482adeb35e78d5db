import { randomBytes } from 'node:crypto';

/** 96 random bits: not to be guessed, and no two alike. */
const idBytes = 12;

const prefixes = { user: 'u', post: 'p', item: 'i', comment: 'c', image: 'pic' } as const;

/** A new id of characters that the contract's `id` allows, such as `p_Zk3…`. */
export function newId(kind: keyof typeof prefixes): string {
  return `${prefixes[kind]}_${randomBytes(idBytes).toString('base64url')}`;
}
