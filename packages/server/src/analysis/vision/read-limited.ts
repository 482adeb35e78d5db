/**
 * Reads a body as text up to a size; what says it is longer, or turns out to be, is not read on.
 * @param maxBytes size that is still taken
 * @throws when there is more
 */
export async function readTextUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
