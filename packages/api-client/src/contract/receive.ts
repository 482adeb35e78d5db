import type { Call } from './call.ts';
import { decodeFields } from './encode.ts';

/**
 * Reads a request's fields the way its call was encoded, ready for the call's request schema.
 * @param call the contract's row
 * @param request its body is read; `null` fields of a JSON body are passed on
 * @param pathFields the path's parameters, decoded
 * @throws TypeError or SyntaxError when the body is not of the call's encoding
 */
export async function readFields(
  call: Call,
  request: Request,
  pathFields: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  return { ...decodeFields(call, await sentFields(call, request)), ...pathFields };
}

async function sentFields(call: Call, request: Request): Promise<Record<string, unknown>> {
  switch (call.encoding) {
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'form':
      return Object.fromEntries(new URLSearchParams(await request.text()));
    case 'multipart':
      return Object.fromEntries(await request.formData());
    case 'json':
      return Object.fromEntries(Object.entries(Object(await request.json())));
  }
}
