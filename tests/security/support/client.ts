import type { Call, RequestOf } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { apiRoot } from '../../../packages/server/src/http/handle.ts';
import { emulatorToken } from '../../../packages/server/src/testing/child-server.ts';
import type { CallResponse, TestUser } from '../../../packages/server/src/testing/server.ts';

export type Fields = Record<string, unknown>;
export type Headers = Readonly<Record<string, string>>;

/** A server that hangs fails a check; an analysis may take 45 seconds. */
const timeoutMs = 60_000;

/** A client of the API that sends any request, valid or not. */
export type Client = ReturnType<typeof createClient>;

/** @param address of a server, such as `http://127.0.0.1:3000` */
export function createClient(address: string) {
  /** Sends fields that may break the rules of the call. */
  function send(row: Call, fields: Fields, token?: string, headers: Headers = {}): Promise<Response> {
    const { method, path, body, contentType } = encodeRequest(row, fields);
    return fetch(`${address}${apiRoot}${path}`, {
      method,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
        ...headers,
      },
    });
  }

  /** Sends a call of the contract and parses the response. */
  async function call<C extends Call>(
    row: C,
    request: RequestOf<C>,
    token?: string,
    headers: Headers = {},
  ): Promise<CallResponse<C>> {
    const response = await send(row, request as Fields, token, headers);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await response.json() : await response.blob();
    return { status: response.status, headers: response.headers, body: body as CallResponse<C>['body'] };
  }

  /**
   * Creates a person with a username and an otherwise empty profile, public by default.
   * @param claims of the token, in addition to those of the Auth emulator
   */
  async function signUp(
    name: string,
    fields: Partial<RequestOf<typeof calls.updateProfile>> = {},
    claims: object = {},
  ): Promise<TestUser> {
    const token = emulatorToken(`uid-${name}`, { email: `${name}@example.com`, ...claims });
    return signUpWith(name, token, `${name}@example.com`, fields);
  }

  /** Creates the profile of an account whose token is known. */
  async function signUpWith(
    name: string,
    token: string,
    email: string,
    fields: Partial<RequestOf<typeof calls.updateProfile>> = {},
  ): Promise<TestUser> {
    await call(calls.createUserProfile, { userID: email }, token);
    const profile = { userID: email, username: name, displayName: name, ...fields };
    const { status, body } = await call(calls.updateProfile, profile, token);
    if (status !== 200) throw new Error(`${name} cannot sign up: ${status} ${body.error}`);
    return { uid: `uid-${name}`, email, username: name, token };
  }

  const get = (path: string, headers: Headers = {}) =>
    fetch(`${address}${path}`, { headers, redirect: 'manual' });

  return { address, send, call, signUp, signUpWith, get };
}

/** Names that no other check uses, since a server is shared by checks. */
export function uniqueName(prefix: string): string {
  counter += 1;
  return `${prefix}${counter}`;
}
let counter = 0;

/** A person and their newest token, issued at this moment. */
export const freshToken = ({ uid, email }: TestUser, claims: object = {}) =>
  emulatorToken(uid, { email, ...claims });

/** The calls of the contract in the order of the document. */
export const everyCall: readonly Call[] = Object.values(calls);

/**
 * Works on a list, on several elements at the same time. A server with the embedded database works on 4 requests
 * and lets 8 wait without a time limit that a busy machine would miss.
 */
export async function inTurnsOf<Item>(
  concurrent: number,
  list: readonly Item[],
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const rest = list.entries();
  const worker = async () => {
    for (const [index, item] of rest) await work(item, index);
  };
  await Promise.all(Array.from({ length: concurrent }, worker));
}
