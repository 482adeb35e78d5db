import { calls } from '@aura/api-client/contract/calls';
import { describe, expect, it } from 'vitest';
import { fileMaxBytes, formLimitsOf, multipartBodyMaxBytes, textBodyMaxBytes } from './form-limits.ts';
import { readMultipart } from './read-multipart.ts';

const contentType = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Yields texts as chunks and counts those that were read. */
function chunksOf(texts: Iterable<string>) {
  const state = { read: 0 };
  async function* chunks() {
    for (const text of texts) {
      state.read += 1;
      yield new TextEncoder().encode(text);
    }
  }
  return { chunks: chunks(), state };
}

const limits = { fields: 3, files: 1, bytes: multipartBodyMaxBytes };
const read = (texts: Iterable<string>) => readMultipart(contentType, chunksOf(texts).chunks, limits);

it('reads texts and files, split anywhere', async () => {
  const body = `${part('name', 'Zoë\r\n✓')}${part('file', 'bytes', '; filename="a.jpg"')}--x--\r\n`;
  const entries = await read(body);
  expect(entries.get('name')).toBe('Zoë\r\n✓');
  const file = entries.get('file');
  expect(file instanceof Blob && (await file.text())).toBe('bytes');
  expect(entries.size).toBe(2);
});

describe('a body beyond the limits is refused without reading the rest:', () => {
  const many = (one: string) => Array.from({ length: 300_000 }, () => one);

  it.each([
    ['fields', many(part('a', 'b'))],
    ['files', many(part('a', 'b', '; filename="c"'))],
    ['parts without a name', many('--x\r\n\r\n\r\n')],
    ['a field', [part('a', 'b'.repeat(textBodyMaxBytes + 1)), ...many(part('a', 'b'))]],
    ['a file', [part('a', 'b'.repeat(fileMaxBytes + 1), '; filename="c"'), ...many(part('a', 'b'))]],
  ])('%s', async (_, texts) => {
    const { chunks, state } = chunksOf(texts);
    await expect(readMultipart(contentType, chunks, limits)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(state.read).toBeLessThan(10);
  });
});

it.each([
  ['that is not multipart', 'nonsense'],
  ['that ends within a field', part('a', 'b')],
  ['that ends within a file', part('a', 'b', '; filename="c"')],
  ['that ends within a header', '--x\r\ncontent-disposition: form-da'],
  ['that is empty', ''],
])('a body %s is answered VALIDATION', async (_, text) => {
  await expect(read([text])).rejects.toMatchObject({ code: 'VALIDATION' });
});

it('a content type without a boundary is answered VALIDATION', async () => {
  const { chunks } = chunksOf(['x']);
  await expect(readMultipart('multipart/form-data', chunks, limits)).rejects.toMatchObject({
    code: 'VALIDATION',
  });
});

it('the limits of a call follow from its row in the contract', () => {
  expect(formLimitsOf(calls.addLike)).toEqual({ fields: 2 + 16, files: 0, bytes: textBodyMaxBytes });
  expect(formLimitsOf(calls.addPost)).toEqual({ fields: 5 + 16, files: 1, bytes: multipartBodyMaxBytes });
  expect(formLimitsOf(calls.updateItem)).toMatchObject({ files: 2 });
  expect(formLimitsOf(calls.updateProfile)).toMatchObject({ files: 1 });
  expect(formLimitsOf(calls.updateNotificationSettings)).toMatchObject({ files: 0, bytes: textBodyMaxBytes });
  expect(formLimitsOf(calls.deletePost)).toEqual({ fields: 1 + 16, files: 0, bytes: textBodyMaxBytes });
});
