import { calls } from '@aura/api-client/contract/calls';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { emulatorToken } from '../../packages/server/src/testing/child-server.ts';
import type { Outcome } from './attempts.ts';

/** The parts of the responses that the check reads. */
interface Body {
  readonly code?: string;
  readonly post?: { readonly id: string; readonly likes: number; readonly commentCount: number };
  readonly posts?: readonly { readonly id: string; readonly caption: string }[];
  readonly comment?: { readonly id: string };
  readonly comments?: readonly { readonly id: string; readonly text: string }[];
  readonly hasMore?: boolean;
}

export interface Answer {
  readonly outcome: Outcome;
  readonly status: number;
  readonly retryAfterSeconds: number;
  /** The JSON body, otherwise empty. */
  readonly body: Body;
  readonly bytes: number;
}

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly body?: FormData | URLSearchParams;
  readonly key?: string;
}

/** A person, whose uid is also the first part of the email. */
const emailOf = (uid: string) => `${uid}@example.com`;

function outcomeOf(status: number, retryAfter: string | null, code: string | undefined): Outcome {
  if (status === 200) return 'ok';
  if (status === 503 && retryAfter !== null) return 'unavailable';
  if (status === 502 || status === 504) return 'gateway';
  return status === 409 && code === 'IN_PROGRESS' ? 'running' : 'wrong';
}

/** Sends one request; a broken connection is an outcome, not an error. */
export async function send(address: string, uid: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { method = 'GET', body, key } = sent;
  const headers = {
    authorization: `Bearer ${emulatorToken(uid)}`,
    ...(key ? { 'idempotency-key': key } : {}),
  };
  try {
    const answer = await fetch(`${address}${apiRoot}${path}`, { method, headers, ...(body ? { body } : {}) });
    const retryAfter = answer.headers.get('retry-after');
    const buffer = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const parsed: Body = isJson ? JSON.parse(buffer.toString()) : {};
    return {
      outcome: outcomeOf(answer.status, retryAfter, parsed.code),
      status: answer.status,
      retryAfterSeconds: Number(retryAfter ?? 1),
      body: parsed,
      bytes: buffer.length,
    };
  } catch {
    return { outcome: 'lost', status: 0, retryAfterSeconds: 1, body: {}, bytes: 0 };
  }
}

/** A write of one person; `key` is its `Idempotency-Key` and its text. */
export interface Write {
  readonly name: 'addPost' | 'addComment' | 'addLike';
  readonly uid: string;
  readonly key: string;
  /** The post that is commented on or liked. */
  readonly postId: string;
}

function fieldsOf({ name, uid, key, postId }: Write): Record<string, string> {
  const userID = emailOf(uid);
  if (name === 'addPost') return { userID, caption: key, auraTags: '[]', itemIDs: '[]' };
  if (name === 'addLike') return { userID, postID: postId };
  return { Email: userID, userName: uid, postID: postId, comment: key };
}

/** Sends a write; the same write again is the same request. */
export function sendWrite(address: string, write: Write, photo: Buffer): Promise<Answer> {
  const isForm = write.name === 'addComment';
  const body = isForm ? new URLSearchParams() : new FormData();
  for (const [field, value] of Object.entries(fieldsOf(write))) body.set(field, value);
  if (body instanceof FormData && write.name === 'addPost') {
    body.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  }
  const key = calls[write.name].idempotent ? { key: write.key } : {};
  return send(address, write.uid, calls[write.name].path, { method: 'POST', body, ...key });
}

/** The id that a write was answered with; undefined for a like. */
export const idOf = ({ body }: Answer) => body.post?.id ?? body.comment?.id;

/**
 * Creates the profile of a person.
 * @throws when the server rejects it
 */
export async function signUp(address: string, uid: string): Promise<void> {
  const body = new URLSearchParams({ userID: emailOf(uid) });
  const { status } = await send(address, uid, '/create_user_profile', { method: 'POST', body });
  if (status !== 200) throw new Error(`create_user_profile: ${status}`);
}
