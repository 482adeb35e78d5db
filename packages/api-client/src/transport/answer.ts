import type { Call } from '../contract/call.ts';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';
import { type ApiError, localError } from '../errors.ts';
import type { Incoming } from './fetch.ts';

/** The outcome of a call in the form of RTK Query. */
export type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Parses a response: unwraps or adds the envelope, converts failures to errors, and validates the body with
 * the response schema of the call (docs/product.md section 7).
 */
export function readAnswer(call: Call, { status, text }: Incoming): Outcome {
  const body = parseJson(text);
  if (status >= 400) return { error: refusal(status, body) };
  if (isFields(body) && body.success === false) return { error: refusal(status, body) };
  const parsed = call.response?.safeParse(withEnvelope(call, body));
  return parsed?.success ? { data: parsed.data } : { error: localError('malformed', status) };
}

function refusal(status: number, body: unknown): ApiError {
  const { code, error } = isFields(body) ? body : { code: undefined, error: undefined };
  const known = isErrorCode(code) ? code : null;
  return {
    kind: 'api',
    status: status < 400 && known !== null ? errorStatus[known] : status,
    code: known,
    message: typeof error === 'string' ? error : '',
  };
}

/** A response without the envelope is the payload, or an object that contains it. */
function withEnvelope(call: Call, body: unknown): unknown {
  if (isFields(body) && 'success' in body) return body;
  if (call.payload === undefined || (isFields(body) && call.payload in body)) {
    return isFields(body) ? { success: true, ...body } : body;
  }
  return { success: true, [call.payload]: body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
