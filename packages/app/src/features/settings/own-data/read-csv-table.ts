import { csvMaxBytes, csvMaxRows } from '@aura/domain/limits/own-data';
import type { ImportProblem } from '@aura/domain/own-data/zip-problem';
import type { CsvEncoding } from '@aura/domain/vocabularies/csv-encodings';
import Papa from 'papaparse';
import { decodeCsv, detectCsvEncoding } from './decode-csv.ts';

/** The cells of a CSV. */
export interface CsvTable {
  /** The same for the same content. */
  readonly fileId: string;
  readonly encoding: CsvEncoding;
  /** The names of the columns. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Excel writes the separator into the first line, as in `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;

async function fileIdOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `csv-${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Reads a CSV with commas, semicolons or tabs.
 * @param chosen the encoding; null finds it
 */
export async function readCsvTable(
  file: Blob,
  chosen: CsvEncoding | null,
): Promise<CsvTable | ImportProblem> {
  if (file.size > csvMaxBytes) return 'csvTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = chosen ?? detectCsvEncoding(bytes);
  const text = decodeCsv(bytes, encoding);
  const delimiter = separatorLine.exec(text)?.[1] ?? '';
  const { data, errors } = Papa.parse<string[]>(text.replace(separatorLine, ''), {
    delimiter,
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'csvUnclosedQuote';
  const [header = [], ...rows] = data;
  if (rows.length === 0) return 'csvEmpty';
  if (rows.length > csvMaxRows) return 'csvTooLarge';
  return { fileId: await fileIdOf(bytes), encoding, header: header.map((name) => name.trim()), rows };
}
