import { csvImportCopy } from '@aura/domain/copy/csv-import';
import type { CsvMapping } from '@aura/domain/own-data/csv-columns';
import { csvColumns } from '@aura/domain/own-data/items-csv';
import { type CsvEncoding, csvEncodings, isCsvEncoding } from '@aura/domain/vocabularies/csv-encodings';
import { type Currency, currencies, isCurrency } from '@aura/domain/vocabularies/currencies';
import { Images } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

/** How a CSV is read. */
export interface CsvChoices {
  readonly encoding: CsvEncoding;
  readonly mapping: CsvMapping;
  /** The currency of prices that do not name one. */
  readonly currency: Currency;
}

/** A CSV before its import. */
export interface CsvColumnsState {
  readonly header: readonly string[];
  /** Rows from which examples are shown. */
  readonly rows: readonly (readonly string[])[];
  readonly choices: CsvChoices;
  readonly photos: {
    readonly added: number;
    /** Photos that the file names and that are not there. */
    readonly missing: number;
    /** Items that are drawn, since they have no photo. */
    readonly withoutPhoto: number;
  };
}

interface CsvColumnsProps extends CsvColumnsState {
  readonly onChange: (choices: CsvChoices) => void;
  readonly onPhotos: (files: readonly File[]) => void;
}

const exampleLength = 40;

function exampleOf(rows: CsvColumnsState['rows'], index: number | null): string | undefined {
  const value = index === null ? '' : rows.map((row) => row[index]?.trim() ?? '').find(Boolean);
  return value ? csvImportCopy.example(value.slice(0, exampleLength)) : undefined;
}

/**
 * The columns of a CSV: which one has which fact, its encoding and its photos (docs/product.md section 2, Own data).
 * Accessibility: native selects that are named by their fact.
 */
export function CsvColumns({ header, rows, choices, photos, onChange, onPhotos }: CsvColumnsProps) {
  const { encoding, mapping, currency } = choices;
  const options = header.map((name, index) => ({
    value: String(index),
    label: name || csvImportCopy.column(index + 1),
  }));
  return (
    <fieldset className="flex w-full min-w-0 flex-col gap-4">
      <legend className="mb-1 font-medium">{csvImportCopy.heading}</legend>
      <p className="text-14 text-muted">{csvImportCopy.body}</p>
      <div className="w-full empty:hidden">
        {mapping.category === null && mapping.subcategory === null && (
          <Banner tone="error">{csvImportCopy.categoryNeeded}</Banner>
        )}
      </div>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {csvColumns.map((column) => (
          <Select
            key={column}
            label={csvImportCopy.columns[column]}
            placeholder={csvImportCopy.noColumn}
            options={options}
            value={mapping[column] ?? ''}
            hint={exampleOf(rows, mapping[column])}
            onChange={({ target: { value } }) =>
              onChange({ ...choices, mapping: { ...mapping, [column]: value === '' ? null : Number(value) } })
            }
          />
        ))}
        {mapping.price !== null && (
          <Select
            label={csvImportCopy.pricesIn}
            options={currencies}
            value={currency}
            onChange={({ target: { value } }) =>
              isCurrency(value) && onChange({ ...choices, currency: value })
            }
          />
        )}
        <Select
          label={csvImportCopy.encoding}
          options={csvEncodings.map((value) => ({ value, label: csvImportCopy.encodings[value] }))}
          value={encoding}
          hint={encoding === 'windows-1252' ? csvImportCopy.notUnicode : undefined}
          onChange={({ target: { value } }) =>
            isCsvEncoding(value) && onChange({ ...choices, encoding: value })
          }
        />
      </div>
      <FileDrop
        className="w-full"
        boxClassName="h-24"
        label={csvImportCopy.addPhotos}
        icon={Images}
        preview={null}
        onFile={(file) => onPhotos([file])}
        onFiles={onPhotos}
      />
      <div role="status" className="flex flex-col gap-1 text-14 text-muted empty:-mt-4">
        {photos.added > 0 && <p>{csvImportCopy.photosAdded(photos.added)}</p>}
        {photos.missing > 0 && <p>{csvImportCopy.photosMissing(photos.missing)}</p>}
        {photos.withoutPhoto > 0 && <p>{csvImportCopy.drawn(photos.withoutPhoto)}</p>}
      </div>
    </fieldset>
  );
}
