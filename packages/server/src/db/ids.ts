import { randomBytes } from 'node:crypto';

/** 96 random bits, so that ids are unguessable and unique. */
const idBytes = 12;

const prefixes = {
  user: 'u',
  post: 'p',
  item: 'i',
  outfit: 'o',
  wear: 'w',
  comment: 'c',
  notification: 'n',
  subscription: 's',
  case: 'case',
  decision: 'd',
  image: 'pic',
} as const;

/** Generates an id that matches the contract's `id`, such as `p_Zk3…`. */
export function newId(kind: keyof typeof prefixes): string {
  return `${prefixes[kind]}_${randomBytes(idBytes).toString('base64url')}`;
}
