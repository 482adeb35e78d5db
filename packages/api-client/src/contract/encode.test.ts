import { describe, expect, it } from 'vitest';
import { sampleRequests } from '../testing/samples.ts';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import { encodeRequest, pathParameters } from './encode.ts';
import { readFields } from './receive.ts';

const root = 'https://aura.test/api/aura';
const names = Object.keys(calls) as CallName[];

/** Reads the path parameters as a router does. */
function pathFieldsOf(call: Call, pathname: string): Record<string, string> {
  const pattern = call.path.replace(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`${pattern}$`).exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(
    pathParameters(call.path).map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
}

async function overTheWire(call: Call, sample: unknown): Promise<Record<string, unknown>> {
  const { method, path, body, contentType } = encodeRequest(call, sample);
  const headers = new Headers(contentType === undefined ? [] : [['Content-Type', contentType]]);
  const request = new Request(root + path, { method, headers, body });
  return readFields(call, request, pathFieldsOf(call, new URL(request.url).pathname));
}

async function comparable(fields: Record<string, unknown>) {
  const entries = Object.entries(fields).map(async ([name, value]) => [
    name,
    value instanceof Blob ? [...new Uint8Array(await value.arrayBuffer())] : value,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

describe('a request', () => {
  it.each(names)('of %s is decoded to the fields that were encoded', async (name) => {
    const sample = sampleRequests[name];
    const parsed = calls[name].request.safeParse(await overTheWire(calls[name], sample));
    expect(parsed.error?.issues).toBeUndefined();
    expect(await comparable({ ...parsed.data })).toEqual(await comparable({ ...sample }));
  });

  it('is encoded without undefined fields', async () => {
    const fields = await overTheWire(calls.getPosts, { search_term: undefined, limit: 5 });
    expect(fields).toEqual({ limit: '5' });
  });

  it('is parsed with the defaults of the first page', () => {
    expect(calls.getPosts.request.parse({})).toEqual({
      limit: 10,
      offset: 0,
      sort_by: 'timestamp',
      sort_order: 'desc',
    });
  });

  it.each([
    ['image/jpeg', 'front.jpg'],
    ['image/webp', 'front.webp'],
    ['image/png', 'front.png'],
    ['', 'front.jpg'],
  ])('has a file of the type "%s" named %s by its field, not by its name on the device', (type, name) => {
    const file = new File(['x'], 'my secret holiday.jpg', { type });
    const { body } = encodeRequest(calls.updateItem, { ...sampleRequests.updateItem, frontImage: file });
    expect((body as FormData).get('frontImage')).toMatchObject({ name });
  });

  it('with an empty blocked list has an empty text, which is decoded as an empty list', async () => {
    const fields = await overTheWire(calls.updateProfile, { userID: 'a@b.test', blockedList: [] });
    expect(fields).toEqual({ userID: 'a@b.test', blockedList: [] });
  });

  it('has escaped path parameters', () => {
    expect(encodeRequest(calls.getPost, { id: 'a/../b' }).path).toBe('/post/a%2F..%2Fb');
  });

  it('with invalid JSON in a form field is rejected by the schema', async () => {
    const fields = await readFields(
      calls.updateNotificationSettings,
      new Request(root, { method: 'POST', body: new URLSearchParams({ settings: '{' }) }),
      {},
    );
    expect(fields).toEqual({ settings: '{' });
    expect(calls.updateNotificationSettings.request.safeParse(fields).success).toBe(false);
  });
});

describe('the table of calls', () => {
  it('uses the name of each call as its key', () => {
    expect(names.map((name) => calls[name].name)).toEqual(names);
  });

  it('has a different method and path for every call', () => {
    const addresses = names.map((name) => `${calls[name].method} ${calls[name].path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('requires a token for every write', () => {
    const writes = names.filter((name) => calls[name].method !== 'GET');
    expect(writes.filter((name) => calls[name].access !== 'required')).toEqual([]);
  });

  it.each(names)('lists every field of %s that contains the caller’s email', (name) => {
    const { callerFields = [], request }: Call = calls[name];
    const fields: Readonly<Record<string, unknown>> = Object(request.def).shape;
    const emailFields = ['userID', 'email', 'Email'].filter((field) => field in fields);
    expect([...callerFields]).toEqual(emailFields);
  });

  it.each(names)('has the path parameters of %s in its request schema', (name) => {
    for (const parameter of pathParameters(calls[name].path)) {
      expect(Object.keys(calls[name].request.def.shape)).toContain(parameter);
    }
  });
});

describe('a comment', () => {
  const comment = (text: string) =>
    calls.addComment.request.safeParse({ ...sampleRequests.addComment, comment: text });

  it('is trimmed', () => expect(comment('  hi ').data?.comment).toBe('hi'));
  it('is rejected when blank', () => expect(comment(' \n ').success).toBe(false));
  it('is accepted up to its maximum length', () => {
    expect(comment('x'.repeat(2000)).success).toBe(true);
    expect(comment('x'.repeat(2001)).success).toBe(false);
  });
  it('is rejected with a NUL character', () => expect(comment('a\0b').success).toBe(false));
});
