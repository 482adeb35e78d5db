import { csvNames } from './csv-names.ts';
import { type CsvColumn, csvColumns } from './items-csv.ts';

/** The index of the column of a file for each fact; null when the fact is not imported. */
export type CsvMapping = Readonly<Record<CsvColumn, number | null>>;

/** A name without case, accents, units in brackets and separators. */
const normalized = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Finds the columns of a file by their names. Each column is used once; exact names come before other ones. */
export function matchCsvColumns(header: readonly string[]): CsvMapping {
  const names = header.map(normalized);
  const mapping = Object.fromEntries(csvColumns.map((column) => [column, null])) as {
    [Column in CsvColumn]: number | null;
  };
  const used = new Set<number>();
  function use(column: CsvColumn, wanted: readonly string[]): void {
    const index = names.findIndex((name, at) => !used.has(at) && wanted.includes(name));
    if (mapping[column] !== null || index < 0) return;
    mapping[column] = index;
    used.add(index);
  }
  for (const column of csvColumns) use(column, [normalized(column)]);
  for (const column of csvColumns) use(column, csvNames[column].map(normalized));
  return mapping;
}
