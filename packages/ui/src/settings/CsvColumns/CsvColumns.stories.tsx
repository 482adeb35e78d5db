import { csvImportCopy } from '@aura/domain/copy/csv-import';
import { matchCsvColumns } from '@aura/domain/own-data/csv-columns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { CsvColumns } from './CsvColumns.tsx';

const header = ['Item name', 'Type', 'Colour', 'Cost', 'Photo', ''];
const choices = {
  ...({ encoding: 'utf-8', currency: 'EUR' } as const),
  mapping: matchCsvColumns(header),
};

const meta = {
  title: 'Settings/CsvColumns',
  component: CsvColumns,
  args: {
    header,
    choices,
    onChange: fn(),
    onPhotos: fn(),
    rows: [
      ['Navy coat', 'Coats', '', '149,00', 'coat.jpg', 'Shelf 2'],
      ['White tee', 'T-shirt', 'White', '', '', ''],
    ],
    photos: { added: 0, missing: 0, withoutPhoto: 0 },
  },
} satisfies Meta<typeof CsvColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by their names, with the first value as an example. */
export const Matched: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(csvImportCopy.body)).toBeVisible();
    const category = canvas.getByLabelText(csvImportCopy.columns.category);
    await expect(category).toHaveDisplayValue('Type');
    await expect(category).toHaveAccessibleDescription(csvImportCopy.example('Coats'));
    await expect(canvas.getByLabelText(csvImportCopy.columns.color)).toHaveAccessibleDescription(
      csvImportCopy.example('White'),
    );
    await expect(canvas.getByLabelText(csvImportCopy.columns.frontImage)).toHaveDisplayValue('Photo');
    await expect(canvas.getByLabelText(csvImportCopy.columns.backImage)).toHaveDisplayValue(
      csvImportCopy.noColumn,
    );
    const notes = canvas.getByLabelText(csvImportCopy.columns.notes);
    await expect(notes).toHaveDisplayValue(csvImportCopy.noColumn);
    await userEvent.selectOptions(notes, csvImportCopy.column(6));
    const mapping = { ...choices.mapping, notes: 5 };
    await expect(args.onChange).toHaveBeenCalledWith({ ...choices, mapping });
  },
};

export const ColumnTakenAway: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(csvImportCopy.columns.name), csvImportCopy.noColumn);
    const mapping = { ...choices.mapping, name: null };
    await expect(args.onChange).toHaveBeenCalledWith({ ...choices, mapping });
  },
};

export const CurrencyChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(csvImportCopy.pricesIn), 'PLN');
    await expect(args.onChange).toHaveBeenCalledWith({ ...choices, currency: 'PLN' });
  },
};

export const NoCategory: Story = {
  args: { choices: { ...choices, mapping: matchCsvColumns(['name']) }, header: ['name'], rows: [['Tee']] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(csvImportCopy.categoryNeeded);
    await expect(canvas.queryByLabelText(csvImportCopy.pricesIn)).toBeNull();
  },
};

export const NotUnicode: Story = {
  args: { choices: { ...choices, encoding: 'windows-1252' } },
  play: async ({ args, canvas }) => {
    const encoding = canvas.getByLabelText(csvImportCopy.encoding);
    await expect(encoding).toHaveAccessibleDescription(csvImportCopy.notUnicode);
    await expect(encoding).toHaveDisplayValue(csvImportCopy.encodings['windows-1252']);
    await userEvent.selectOptions(encoding, csvImportCopy.encodings['utf-16be']);
    await expect(args.onChange).toHaveBeenCalledWith({ ...choices, encoding: 'utf-16be' });
    await userEvent.selectOptions(encoding, csvImportCopy.encodings['utf-16le']);
    await expect(args.onChange).toHaveBeenCalledWith({ ...choices, encoding: 'utf-16le' });
  },
};

export const Photos: Story = {
  args: { photos: { added: 12, missing: 1, withoutPhoto: 3 } },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(csvImportCopy.photosAdded(12));
    await expect(status).toHaveTextContent(csvImportCopy.photosMissing(1));
    await expect(status).toHaveTextContent(csvImportCopy.drawn(3));
    const files = ['a.jpg', 'b.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
    await userEvent.upload(canvas.getByLabelText(csvImportCopy.addPhotos), files);
    await expect(args.onPhotos).toHaveBeenCalledWith(files);
  },
};

/** Long names and values wrap or are cut. */
export const LongTexts: Story = {
  args: {
    header: [longWord, 'Type'],
    rows: [[longWord, longWord]],
    choices: { ...choices, mapping: { ...matchCsvColumns(['name', 'type']) } },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
