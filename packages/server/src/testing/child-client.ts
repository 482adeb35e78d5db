import { type ClientRequest, request } from 'node:http';
import { Readable } from 'node:stream';
import { apiRoot } from '../http/handle.ts';
import { type ChildServer, emulatorToken } from './child-server.ts';

const uid = 'mira';
const email = `${uid}@example.com`;
const headers = { authorization: `Bearer ${emulatorToken(uid)}` };
const partHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

/** What came back for an upload of many bytes. */
interface Refusal {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  /** Bytes that the client could write before the answer came. */
  readonly sent: number;
}

/** Makes the person in whose name everything here is sent. */
export async function signUpUploader({ address }: ChildServer): Promise<void> {
  const body = new URLSearchParams({ userID: email });
  const answer = await fetch(`${address}${apiRoot}/create_user_profile`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`create_user_profile: ${answer.status}`);
}

/** Shares a post with these bytes as its picture. @returns the status */
export async function sharePicture({ address }: ChildServer, bytes: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  for (const [name, value] of Object.entries({ userID: email, caption: '', auraTags: '[]', itemIDs: '[]' })) {
    body.set(name, value);
  }
  const answer = await fetch(`${address}${apiRoot}/addPost`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks for the first page of the feed. @returns the status */
export async function readFeed({ address }: ChildServer): Promise<number> {
  const answer = await fetch(`${address}${apiRoot}/posts`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

function openUpload({ address }: ChildServer, extra: Record<string, string>): ClientRequest {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  return request(`${address}${apiRoot}/addPost`, {
    method: 'POST',
    headers: { ...headers, ...type, ...extra },
    agent: false,
  });
}

/** Streams bytes until the server answers. @param extra headers that say how many there will be, truly or not */
export function streamUpload(
  server: ChildServer,
  totalBytes: number,
  extra: Record<string, string> = {},
): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const upload = openUpload(server, extra);
    const chunk = Buffer.alloc(65_536, 'x');
    let [sent, isOver] = [0, false];
    upload.on('response', (response) => {
      isOver = true;
      const { statusCode: status, headers: answered } = response;
      response.resume();
      response.on('close', () => resolve({ status, connection: answered.connection, sent }));
    });
    // Whoever writes on after the answer finds the connection closed.
    upload.on('error', (error) => isOver || reject(error));
    function* content() {
      yield Buffer.from(partHead);
      for (; !isOver && sent < totalBytes; sent += chunk.length) yield chunk;
    }
    Readable.from(content()).pipe(upload);
  });
}

/** Starts an upload, sends a part of it and goes away. */
export function abandonUpload(server: ChildServer, totalBytes: number, share: number): Promise<void> {
  return new Promise((resolve) => {
    const upload = openUpload(server, { 'content-length': String(totalBytes) });
    upload.on('error', () => undefined);
    upload.on('close', resolve);
    upload.write(partHead);
    upload.write(Buffer.alloc(Math.floor(totalBytes * share), 'x'), () => upload.destroy());
  });
}
