import { Busboy } from '@fastify/busboy';
import { type FormLimits, fileMaxBytes, textBodyMaxBytes } from './form-limits.ts';
import { HttpError } from './http-error.ts';

type Entries = Map<string, string | Blob>;

/** Header lines of one part; clients send two or three. */
const maxHeaderPairs = 8;
const maxHeaderBytes = 4_096;
/** Bytes that are parsed at once. */
const sliceBytes = 8_192;

/** @throws `VALIDATION` when the content type has no boundary */
function createParser(contentType: string, { fields, files }: FormLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields,
        files,
        parts: fields + files,
        fieldSize: textBodyMaxBytes,
        fileSize: fileMaxBytes,
        headerPairs: maxHeaderPairs,
        headerSize: maxHeaderBytes,
      },
    });
  } catch {
    throw new HttpError('VALIDATION');
  }
}

type Parser = ReturnType<typeof createParser>;

/** Collects the parts; `fail` is called for a part beyond a limit. */
function collect(parser: Parser, fail: (error: Error) => void): Entries {
  const entries: Entries = new Map();
  const tooLarge = () => fail(new HttpError('PAYLOAD_TOO_LARGE'));
  parser.on('field', (name, value, _nameCut, isCut) => (isCut ? tooLarge() : entries.set(name, value)));
  parser.on('file', (name, stream) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.on('limit', tooLarge);
    stream.on('error', fail);
    stream.on('end', () => entries.set(name, new Blob(chunks)));
  });
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, tooLarge);
  return entries;
}

/** Cuts chunks, since the parser checks its limits after each one. */
async function* sliced(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.byteLength; start += sliceBytes) {
      yield chunk.subarray(start, start + sliceBytes);
    }
  }
}

/**
 * Parses a multipart body while it arrives, and stops at the first violated limit. Of several parts with the
 * same name the last one counts.
 * @throws `PAYLOAD_TOO_LARGE` beyond the limits, `VALIDATION` when the body is malformed or incomplete
 */
export async function readMultipart(
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  limits: FormLimits,
): Promise<Entries> {
  const parser = createParser(contentType, limits);
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  parser.on('error', () => fail(new HttpError('VALIDATION')));
  const entries = collect(parser, fail);
  for await (const chunk of sliced(chunks)) {
    const written = new Promise<unknown>((resolve) => parser.write(chunk, resolve));
    await Promise.race([failed, written]);
  }
  parser.end();
  await Promise.race([failed, finished]);
  return entries;
}
