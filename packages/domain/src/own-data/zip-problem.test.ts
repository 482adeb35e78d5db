import { describe, expect, it } from 'vitest';
import { importFileMaxBytes, importFilesMaxCount, importTotalMaxBytes } from '../limits/own-data.ts';
import { type ZipEntry, zipProblem } from './zip-problem.ts';

const entry = (change: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'images/items/i_1-front.jpg',
  packedBytes: 1000,
  bytes: 1000,
  isEncrypted: false,
  ...change,
});

describe('zipProblem', () => {
  it('when names and sizes are those of an export, is null', () => {
    const text = entry({ name: 'data.json', packedBytes: 1_000_000, bytes: 20_000_000 });
    expect(zipProblem([text, entry(), entry({ name: 'images/..hidden.jpg' })])).toBeNull();
  });

  it.each(['../up.jpg', 'images/../../up.jpg', '/etc/passwd', 'C:\\up.jpg', 'a\\..\\b', 'a\0b', '..'])(
    'when a name leaves the folder, as %j does, the ZIP is refused',
    (name) => expect(zipProblem([entry(), entry({ name })])).toBe('unsafeName'),
  );

  it('when a file is unpacked to a hundred times its size, the ZIP is refused', () => {
    expect(zipProblem([entry({ packedBytes: 10_000, bytes: 2_000_000 })])).toBe('tooLarge');
    expect(zipProblem([entry({ packedBytes: 0, bytes: 2_000_000 })])).toBe('tooLarge');
    expect(zipProblem([entry({ packedBytes: 100, bytes: 900_000 })])).toBeNull();
  });

  it('when a file or all files together are too large, the ZIP is refused', () => {
    const size = (bytes: number) => entry({ packedBytes: bytes, bytes });
    expect(zipProblem([size(importFileMaxBytes + 1)])).toBe('tooLarge');
    const many = Math.ceil(importTotalMaxBytes / importFileMaxBytes) + 1;
    expect(zipProblem(Array.from({ length: many }, () => size(importFileMaxBytes)))).toBe('tooLarge');
  });

  it('when there are too many files, or one with a password, the ZIP is refused', () => {
    const many = Array.from({ length: importFilesMaxCount + 1 }, () => entry());
    expect(zipProblem(many)).toBe('tooManyFiles');
    expect(zipProblem([entry({ isEncrypted: true })])).toBe('encrypted');
  });
});
