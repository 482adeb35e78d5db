import { matchCsvColumns } from '@aura/domain/own-data/csv-columns';
import { readCsvItems } from '@aura/domain/own-data/csv-items';
import type { ImportProblem } from '@aura/domain/own-data/zip-problem';
import type { CsvChoices, CsvColumnsState } from '@aura/ui/settings/CsvColumns';
import { countPhotos, photoFiles, readCsvPhotos } from './csv-photos.ts';
import type { CsvFiles, OpenedImport } from './open-import.ts';
import { readCsvTable } from './read-csv-table.ts';

/** A CSV that can be imported, with its columns for the preview. */
export interface OpenedCsv extends OpenedImport {
  readonly csv: CsvColumnsState;
}

/** Rows in which an example for each column is looked for. */
const exampleRows = 50;

/**
 * Reads a CSV as an import.
 * @param chosen what the user has chosen; the rest is found
 * @param today `YYYY-MM-DD`
 */
export async function openCsv(
  { csv, photos }: CsvFiles,
  chosen: Pick<CsvChoices, 'currency'> & Partial<CsvChoices>,
  today: string,
): Promise<OpenedCsv | ImportProblem> {
  const table = await readCsvTable(csv, chosen.encoding ?? null);
  if (typeof table === 'string') return table;
  const { fileId, encoding, header, rows } = table;
  const mapping = chosen.mapping ?? matchCsvColumns(header);
  const read = readCsvItems(fileId, rows, { mapping, currency: chosen.currency, today });
  const files = photoFiles(photos);
  return {
    data: read.data,
    readCutouts: async () => ({ front: null, back: null }),
    readPhotos: (item) => readCsvPhotos(item, read.photos.get(item.id) ?? { front: '', back: '' }, files),
    csv: {
      header,
      rows: rows.slice(0, exampleRows),
      choices: { encoding, mapping, currency: chosen.currency },
      photos: { added: files.size, ...countPhotos(read.photos.values(), files) },
    },
  };
}
