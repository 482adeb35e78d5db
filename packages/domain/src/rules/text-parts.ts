import * as z from 'zod/mini';
import { normalizeUsername } from './normalize-username.ts';
import { readTags, tagCharacter } from './tags.ts';
import { usernameProblem } from './usernames.ts';

/** A part of a caption or comment; parts can be joined to the same text. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `tag` is normalized, with its `#`. */
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }
  /** `username` is normalized and valid; nothing says that it belongs to a person. */
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A web address, a hashtag or a mention; the latter two only where no word comes directly before them. */
const special = new RegExp(
  String.raw`https?://[^\s<>"]+|(?<![\p{L}\p{N}_#@&/])#${tagCharacter}+|(?<![\p{L}\p{N}_.#@/])@[A-Za-z0-9._]+`,
  'gu',
);

const webAddress = z.url({ protocol: /^https?$/ });

/** Punctuation that ends a sentence rather than the address, tag or name before it. */
const sentenceEnd = /[.,:;!?'"\]}*-]+$/u;

/** Removes the punctuation of the sentence; a bracket that the address itself opens is part of the address. */
function withoutSentenceEnd(text: string): string {
  const found = text.replace(sentenceEnd, '');
  const isClosed = found.split('(').length >= found.split(')').length;
  return found.endsWith(')') && !isClosed ? withoutSentenceEnd(found.slice(0, -1)) : found;
}

function toPart(text: string): TextPart {
  if (text.startsWith('#')) {
    const [tag] = readTags(text);
    return tag === undefined ? { kind: 'text', text } : { kind: 'tag', text, tag };
  }
  if (text.startsWith('@')) {
    const username = normalizeUsername(text.slice(1));
    return usernameProblem(username) === null ? { kind: 'mention', text, username } : { kind: 'text', text };
  }
  return webAddress.safeParse(text).success ? { kind: 'link', text, href: text } : { kind: 'text', text };
}

/** Splits a caption or comment into plain text, hashtags, mentions and web addresses. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const push = (part: TextPart) => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
    } else if (part.text !== '') parts.push(part);
  };
  for (const match of text.matchAll(special)) {
    const found = withoutSentenceEnd(match[0]);
    push({ kind: 'text', text: text.slice(end, match.index) });
    push(toPart(found));
    end = match.index + found.length;
  }
  push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The people whom a text mentions, each once, in the order of the text. */
export function mentionedUsernames(text: string): string[] {
  return [...new Set(textParts(text).flatMap((part) => (part.kind === 'mention' ? part.username : [])))];
}
