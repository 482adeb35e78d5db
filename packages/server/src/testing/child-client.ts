import { type ClientRequest, request } from 'node:http';
import { Readable } from 'node:stream';
import { apiRoot } from '../http/handle.ts';
import { type ChildServer, emulatorToken } from './child-server.ts';

const concurrentWriters = 6;
const uid = 'mira';
const email = `${uid}@example.com`;
const headers = { authorization: `Bearer ${emulatorToken(uid)}` };
const partHeader = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

/** The outcome of a large upload. */
interface UploadResult {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  /** Bytes that were sent before the response. */
  readonly sent: number;
}

interface ApiResponse {
  readonly status: number;
  /** The JSON body, otherwise empty. */
  readonly body: {
    readonly code?: string;
    readonly post?: { readonly id: string };
    readonly item?: { readonly id: string };
    readonly posts?: readonly { readonly id: string; readonly image: string; readonly caption: string }[];
    readonly items?: readonly { readonly image: unknown; readonly confidence: unknown }[];
  };
}

async function sendRequest(
  { address }: ChildServer,
  path: string,
  init: Omit<RequestInit, 'headers'> = {},
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  const answer = await fetch(`${address}${apiRoot}${path}`, {
    ...init,
    headers: { ...headers, ...extraHeaders },
  });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await answer.json() : await answer.arrayBuffer().then(() => ({}));
  return { status: answer.status, body: body as ApiResponse['body'] };
}

/** Creates the profile of another user than the one who sends all other requests of this file. */
export function createProfile({ address }: Pick<ChildServer, 'address'>, uid: string): Promise<Response> {
  return fetch(`${address}${apiRoot}/create_user_profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${emulatorToken(uid)}` },
    body: new URLSearchParams({ userID: `${uid}@example.com` }),
  });
}

/** Creates the profile of the user who sends all requests of this file. */
export async function signUpTestUser(server: ChildServer): Promise<void> {
  const body = new URLSearchParams({ userID: email });
  const { status } = await sendRequest(server, '/create_user_profile', { method: 'POST', body });
  if (status !== 200) throw new Error(`create_user_profile: ${status}`);
}

function withFile(bytes: Buffer): FormData {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return body;
}

/** Analyzes a photo. */
export const evaluateImage = (server: ChildServer, bytes: Buffer) =>
  sendRequest(server, '/evaluateImage', { method: 'POST', body: withFile(bytes) });

/**
 * Shares a post with a photo.
 * @param key `Idempotency-Key` and caption; by default the request has no key
 */
export function shareImage(server: ChildServer, bytes: Buffer, key?: string): Promise<ApiResponse> {
  const body = withFile(bytes);
  const fields = { userID: email, caption: key ?? '', auraTags: '[]', itemIDs: '[]' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return sendRequest(server, '/addPost', { method: 'POST', body }, key ? { 'idempotency-key': key } : {});
}

/**
 * Adds an item with a front and a back image to the wardrobe.
 * @param key `Idempotency-Key` and name of the item
 */
export function addWardrobeItem(server: ChildServer, bytes: Buffer, key: string): Promise<ApiResponse> {
  const body = new FormData();
  const facts = { size: 'M', color: 'Black', material: 'Wool', brand: 'COS', style: 'Minimal' };
  const kind = { category: 'Outerwear', subcategory: 'Coats' };
  for (const [name, value] of Object.entries({ userID: email, itemName: key, ...facts, ...kind }))
    body.set(name, value);
  for (const name of ['frontImage', 'backImage'])
    body.set(name, new Blob([new Uint8Array(bytes)]), `${name}.jpg`);
  return sendRequest(server, '/addUserItem', { method: 'POST', body }, { 'idempotency-key': key });
}

/**
 * Reads a page of the feed.
 * @param query such as `limit=50`
 */
export const readFeed = (server: ChildServer, query = '') => sendRequest(server, `/posts?${query}`);

/**
 * Loads an image.
 * @param path an image address from a response
 */
export const loadImage = (server: ChildServer, path: string) => sendRequest(server, path);

/**
 * Shares posts concurrently and kills the server while requests run.
 * @param after number of acknowledged posts at which the server is killed
 * @returns the ids of the acknowledged posts
 */
export async function shareUntilKilled(server: ChildServer, bytes: Buffer, after: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const share = async () => {
    while (!server.child.killed) {
      const answer = await shareImage(server, bytes).catch(() => null);
      if (answer?.body.post) acknowledged.push(answer.body.post.id);
      if (acknowledged.length >= after) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: concurrentWriters }, share));
  await server.exited;
  return acknowledged;
}

/**
 * Shares posts concurrently, each with its own key, and kills the server after some time.
 * @returns for each key that was sent the id of its post, or null when there was no response
 */
export async function shareWithKeysUntilKilled(
  server: ChildServer,
  bytes: Buffer,
  killAfterMs: number,
): Promise<Map<string, string | null>> {
  const ids = new Map<string, string | null>();
  const share = async () => {
    while (!server.child.killed) {
      const key = `kill-${killAfterMs}-${ids.size}`;
      ids.set(key, null);
      const answer = await shareImage(server, bytes, key).catch(() => null);
      ids.set(key, answer?.body.post?.id ?? null);
    }
  };
  setTimeout(() => server.child.kill('SIGKILL'), killAfterMs);
  await Promise.all(Array.from({ length: concurrentWriters }, share));
  await server.exited;
  return ids;
}

function openUpload({ address }: ChildServer, extra: Record<string, string>): ClientRequest {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  return request(`${address}${apiRoot}/addPost`, {
    method: 'POST',
    headers: { ...headers, ...type, ...extra },
    agent: false,
  });
}

/**
 * Streams an upload until the server responds or closes the connection; in the latter case there is no
 * status.
 * @param extra headers, such as a content-length that may be wrong
 */
export function streamUpload(
  server: ChildServer,
  totalBytes: number,
  extra: Record<string, string> = {},
): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const upload = openUpload(server, extra);
    const chunk = Buffer.alloc(65_536, 'x');
    let sent = 0;
    let isOver = false;
    upload.on('response', (response) => {
      isOver = true;
      const { statusCode: status, headers: answered } = response;
      response.resume();
      response.on('close', () => resolve({ status, connection: answered.connection, sent }));
    });
    // Writing after the response fails because the connection is closed.
    upload.on('error', (error: NodeJS.ErrnoException) => {
      if (isOver) return;
      isOver = true;
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) {
        resolve({ status: undefined, connection: 'close', sent });
      } else reject(error);
    });
    function* content() {
      yield Buffer.from(partHeader);
      for (; !isOver && sent < totalBytes; sent += chunk.length) yield chunk;
    }
    Readable.from(content()).pipe(upload);
  });
}

/** Sends the headers of an upload with its length, and no body. */
export function announceUpload(server: ChildServer, totalBytes: number): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const upload = openUpload(server, { 'content-length': String(totalBytes) });
    upload.on('error', reject);
    upload.on('response', (response) => {
      const { statusCode: status, headers: answered } = response;
      response.resume();
      response.on('close', () => resolve({ status, connection: answered.connection, sent: 0 }));
    });
    upload.flushHeaders();
  });
}

/** Starts an upload, sends a part of it and disconnects. */
export function abortUpload(server: ChildServer, totalBytes: number, share: number): Promise<void> {
  return new Promise((resolve) => {
    const upload = openUpload(server, { 'content-length': String(totalBytes) });
    upload.on('error', () => undefined);
    upload.on('close', resolve);
    upload.write(partHeader);
    upload.write(Buffer.alloc(Math.floor(totalBytes * share), 'x'), () => upload.destroy());
  });
}
