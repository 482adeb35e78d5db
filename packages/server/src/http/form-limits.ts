import type { Call } from '@aura/api-client/contract/call';
import { pathParameters } from '@aura/api-client/contract/encode';
import { inputImageMaxBytes } from '@aura/domain/limits/images';
import * as z from 'zod/mini';

/** What the body of a call may contain. */
export interface FormLimits {
  /** Text fields, including those that the call does not know. */
  readonly fields: number;
  readonly files: number;
  /** The whole body. */
  readonly bytes: number;
}

/** For bodies without files, and for the texts of the others; several times the longest valid form. */
export const textBodyMaxBytes = 131_072;
/** For one image. */
export const fileMaxBytes = inputImageMaxBytes;
/** For all parts of a request with images. */
export const multipartBodyMaxBytes = fileMaxBytes + textBodyMaxBytes;

/** Other versions of a client may send fields that the call does not know, which are ignored. */
const unknownFields = 16;

const anyFile = new Blob([]);

/** The fields of a call's request that are not in its path, with their schemas. */
export function bodyFieldsOf(call: Call) {
  const shape = call.request instanceof z.ZodMiniObject ? call.request.shape : {};
  const inPath = new Set(pathParameters(call.path));
  return Object.entries(shape).filter(([name]) => !inPath.has(name));
}

/** The names of a call's images. JSON fields are none, although an object without required fields accepts a file. */
export function fileFieldsOf(call: Call): string[] {
  return bodyFieldsOf(call)
    .filter(([name, field]) => !call.jsonFields?.includes(name) && z.safeParse(field, anyFile).success)
    .map(([name]) => name);
}

function measure(call: Call): FormLimits {
  const files = fileFieldsOf(call).length;
  return {
    fields: bodyFieldsOf(call).length - files + unknownFields,
    files,
    bytes: files > 0 ? multipartBodyMaxBytes : textBodyMaxBytes,
  };
}

const measured = new WeakMap<Call, FormLimits>();

/** The limits of a call's body, derived from its row in the contract. */
export function formLimitsOf(call: Call): FormLimits {
  const limits = measured.get(call) ?? measure(call);
  measured.set(call, limits);
  return limits;
}
