import { commonCopy } from '@aura/domain/copy/common';
import { csvImportCopy } from '@aura/domain/copy/csv-import';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import { matchCsvColumns } from '@aura/domain/own-data/csv-columns';
import type { ImportProblem } from '@aura/domain/own-data/zip-problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { ImportPart } from './ImportPart.tsx';

const meta = {
  title: 'Settings/ImportPart',
  component: ImportPart,
  args: {
    state: { type: 'idle' },
    onFile: fn(),
    onCsvChange: fn(),
    onPhotos: fn(),
    onStart: fn(),
    onCancel: fn(),
    wardrobeHref: '#wardrobe',
  },
} satisfies Meta<typeof ImportPart>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusal = (problem: ImportProblem, text: string): Story => ({
  args: { state: { type: 'refused', problem } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByLabelText(ownDataImportCopy.chooseAnother)).toBeEnabled();
  },
});

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: ownDataImportCopy.heading })).toBeVisible();
    await expect(canvas.getByText(ownDataImportCopy.body)).toBeVisible();
    await expect(canvas.getByText(ownDataImportCopy.csvBody)).toBeVisible();
    const file = new File(['PK'], 'export.zip', { type: 'application/zip' });
    await userEvent.upload(canvas.getByLabelText(ownDataImportCopy.choose), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Reading: Story = {
  args: { state: { type: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ownDataImportCopy.reading);
  },
};

export const NotAZip = refusal('notAZip', ownDataImportCopy.problems.notAZip);
export const Damaged = refusal('damaged', ownDataImportCopy.problems.damaged);
export const Encrypted = refusal('encrypted', ownDataImportCopy.problems.encrypted);
export const UnsafeName = refusal('unsafeName', ownDataImportCopy.problems.unsafeName);
export const TooManyFiles = refusal('tooManyFiles', ownDataImportCopy.problems.tooManyFiles);
export const TooLarge = refusal('tooLarge', ownDataImportCopy.problems.tooLarge);
export const OtherProduct = refusal('otherProduct', ownDataImportCopy.problems.otherProduct);
export const NewerVersion = refusal('newerVersion', ownDataImportCopy.problems.newerVersion);
export const Workbook = refusal('workbook', csvImportCopy.problems.workbook);
export const CsvTooLarge = refusal('csvTooLarge', csvImportCopy.problems.csvTooLarge);
export const CsvEmpty = refusal('csvEmpty', csvImportCopy.problems.csvEmpty);
export const CsvUnclosedQuote = refusal('csvUnclosedQuote', csvImportCopy.problems.csvUnclosedQuote);
export const NotLoaded = refusal('notLoaded', csvImportCopy.problems.notLoaded);

export const WardrobeUnknown: Story = {
  args: { state: { type: 'unknownWardrobe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ownDataImportCopy.unknownWardrobe);
  },
};

const preview = { items: 12, outfits: 3, wears: 1, wishlist: 2, duplicates: 4 };

export const Preview: Story = {
  args: { state: { type: 'preview', preview, problems: [], isResumed: false, csv: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: ownDataImportCopy.previewHeading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '12 items',
      '3 outfits',
      '1 day worn or planned',
      '2 items of the wishlist',
    ]);
    await expect(canvas.getByText('4 items already in your wardrobe, not added again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ownDataImportCopy.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Every reason; a long name wraps. */
export const PreviewWithProblems: Story = {
  args: {
    state: {
      type: 'preview',
      preview: { items: 1, outfits: 0, wears: 0, wishlist: 0, duplicates: 0 },
      problems: [
        { list: 'items', row: 2, name: '', reason: 'invalid' },
        { list: 'items', row: 3, name: longWord, reason: 'noPhoto' },
        { list: 'wears', row: 1, name: '2026-01-02', reason: 'planInPast' },
      ],
      isResumed: false,
      csv: null,
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 entries cannot be added'));
    await expect(canvas.getByText(`Item 2: ${ownDataImportCopy.reasons.invalid}`)).toBeVisible();
    await expect(
      canvas.getByText(`Item 3 (${longWord}): ${ownDataImportCopy.reasons.noPhoto}`),
    ).toBeVisible();
    await expect(
      canvas.getByText(`Day 1 (2026-01-02): ${ownDataImportCopy.reasons.planInPast}`),
    ).toBeVisible();
  },
};

const csvReasons = [
  ['categoryUnknown', csvImportCopy.reasons.categoryUnknown],
  ['priceUnreadable', csvImportCopy.reasons.priceUnreadable],
  ['priceTooLarge', csvImportCopy.reasons.priceTooLarge],
  ['currencyUnknown', csvImportCopy.reasons.currencyUnknown],
  ['dateUnreadable', csvImportCopy.reasons.dateUnreadable],
  ['dateInFuture', csvImportCopy.reasons.dateInFuture],
  ['seasonUnknown', csvImportCopy.reasons.seasonUnknown],
  ['archivedUnreadable', csvImportCopy.reasons.archivedUnreadable],
  ['tooLong', csvImportCopy.reasons.tooLong],
] as const;

/** The columns of a CSV above what would be added, with every reason for a refused row. */
export const PreviewOfCsv: Story = {
  args: {
    state: {
      type: 'preview',
      preview: { items: 2, outfits: 0, wears: 0, wishlist: 0, duplicates: 1 },
      problems: csvReasons.map(([reason], index) => ({ list: 'items', row: index + 1, name: 'Tee', reason })),
      isResumed: false,
      csv: {
        header: ['name', 'type'],
        rows: [['Tee', 'Tops']],
        choices: { encoding: 'utf-8', mapping: matchCsvColumns(['name', 'type']), currency: 'EUR' },
        photos: { added: 0, missing: 0, withoutPhoto: 2 },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: csvImportCopy.heading })).toBeVisible();
    await userEvent.click(canvas.getByText('9 entries cannot be added'));
    for (const [index, [, text]] of csvReasons.entries()) {
      await expect(canvas.getByText(`Item ${index + 1} (Tee): ${text}`)).toBeVisible();
    }
    await userEvent.selectOptions(canvas.getByLabelText(csvImportCopy.columns.brand), 'name');
    await expect(args.onCsvChange).toHaveBeenCalledOnce();
    const photo = new File(['photo'], 'tee.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(csvImportCopy.addPhotos), photo);
    await expect(args.onPhotos).toHaveBeenCalledWith([photo]);
  },
};

export const PreviewOfTheRest: Story = {
  args: { state: { type: 'preview', preview, problems: [], isResumed: true, csv: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(ownDataImportCopy.resumeBody)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ownDataImportCopy.resume }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const NothingToAdd: Story = {
  args: {
    state: {
      type: 'preview',
      preview: { items: 0, outfits: 0, wears: 0, wishlist: 0, duplicates: 1 },
      problems: [],
      isResumed: false,
      csv: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ownDataImportCopy.nothing)).toBeVisible();
    await expect(canvas.getByText('1 item already in your wardrobe, not added again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ownDataImportCopy.start })).toBeNull();
  },
};

export const Running: Story = {
  args: { state: { type: 'running', done: 3, total: 18, isWaiting: false } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: ownDataImportCopy.importing });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 18');
    await userEvent.click(canvas.getByRole('button', { name: commonCopy.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { state: { type: 'running', done: 60, total: 180, isWaiting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ownDataImportCopy.waiting);
  },
};

export const Stopped: Story = {
  args: { state: { type: 'stopped', isCancelled: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ownDataImportCopy.stopped);
    await userEvent.click(canvas.getByRole('button', { name: ownDataImportCopy.resume }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { type: 'stopped', isCancelled: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ownDataImportCopy.failed);
    await expect(canvas.getByRole('button', { name: ownDataImportCopy.resume })).toBeVisible();
  },
};

export const Done: Story = {
  args: {
    state: {
      type: 'done',
      problems: [
        { list: 'outfits', row: 1, name: 'Sunday', reason: 'unavailable' },
        { list: 'wishlist', row: 4, name: '', reason: 'refused' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ownDataImportCopy.done);
    await userEvent.click(canvas.getByText('2 entries cannot be added'));
    await expect(
      canvas.getByText(`Outfit 1 (Sunday): ${ownDataImportCopy.reasons.unavailable}`),
    ).toBeVisible();
    await expect(canvas.getByText(`Wishlist 4: ${ownDataImportCopy.reasons.refused}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: ownDataImportCopy.openWardrobe })).toHaveAttribute(
      'href',
      '#wardrobe',
    );
  },
};
