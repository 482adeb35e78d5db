import type { Call } from './call.ts';
import { decodeFields } from './encode.ts';

/**
 * Reads and decodes the fields of a request for the request schema of the call.
 * @param call a call of the contract
 * @param request its body is read; `null` fields of a JSON body are preserved
 * @param pathFields the decoded path parameters
 * @throws TypeError or SyntaxError when the body does not have the encoding of the call
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
