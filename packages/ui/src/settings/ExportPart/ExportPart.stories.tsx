import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ExportPart } from './ExportPart.tsx';

const meta = {
  title: 'Settings/ExportPart',
  component: ExportPart,
  args: { state: { type: 'idle' }, onExport: fn(), onCancel: fn() },
} satisfies Meta<typeof ExportPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        'A ZIP with your items and their photos, outfits, what you wore, posts, comments, likes and wishlist, as a page to read and as files for programs.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export your data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The size is unknown until the end. */
export const Running: Story = {
  args: { state: { type: 'running', receivedBytes: 12_400_000 } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exporting' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12.4 MB');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    // The second click of a double click on Export.
    await fireEvent.click(cancel, { detail: 2 });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: {
    state: {
      type: 'done',
      file: new Blob([new Uint8Array(1_260_000)]),
      fileName: 'aura-data-2026-11-26.zip',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your data is ready, 1.3 MB.');
    const link = await canvas.findByRole('link', { name: 'Save the file' });
    await expect(link).toHaveAttribute('download', 'aura-data-2026-11-26.zip');
    await expect(canvas.getByRole('button', { name: 'Export your data' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { state: { type: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The export was cancelled.');
  },
};

export const Failed: Story = {
  args: {
    state: { type: 'failed', message: 'Your data could not be exported. Please try again.' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your data could not be exported. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export your data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  ...Done,
  globals: { viewport: { value: 'small', isRotated: false } },
};
