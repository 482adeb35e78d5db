type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Reads the body of a service's answer and stops at a size limit.
 * @throws when the body is larger than `maxBytes`
 */
export async function readBytesUpTo(body: Body, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Like `readBytesUpTo`, for text. */
export async function readTextUpTo(body: Body, maxBytes: number): Promise<string> {
  return (await readBytesUpTo(body, maxBytes)).toString('utf8');
}
