import type { CsvEncoding } from '@aura/domain/vocabularies/csv-encodings';

const marks: readonly (readonly [CsvEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The first bytes, in which zeros show UTF-16 without a mark. */
const sampleBytes = 1000;

/** The UTF-16 of a file without a mark: in most languages, every second byte is zero; null for another encoding. */
function unmarkedUtf16(bytes: Uint8Array): CsvEncoding | null {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = (parity: number) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const least = sample.length / 5;
  if (zeros(1) > least && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > least && zeros(1) === 0 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Finds the encoding of a CSV. What is not Unicode is taken for Windows-1252, which Excel writes in the West. */
export function detectCsvEncoding(bytes: Uint8Array): CsvEncoding {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  return marked ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Decodes a CSV, without a byte order mark. */
export const decodeCsv = (bytes: Uint8Array, encoding: CsvEncoding): string =>
  new TextDecoder(encoding).decode(bytes);
