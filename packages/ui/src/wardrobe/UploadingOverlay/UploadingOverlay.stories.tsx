import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { UploadingOverlay } from './UploadingOverlay.tsx';

const meta = {
  title: 'Wardrobe/UploadingOverlay',
  component: UploadingOverlay,
  args: {
    progress: { sentItems: 1, totalItems: 3, sentBytes: 740_000, totalBytes: 1_800_000 },
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '26.25rem' } } },
} satisfies Meta<typeof UploadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { progress: null } };

export const Uploading: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Uploading to Aura' });
    const bar = screen.getByRole('progressbar', { name: '1 of 3 items sent' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0.7 of 1.8 MB');
    await expect(screen.getByRole('dialog', { name: 'Uploading to Aura' })).toHaveFocus();
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      '1 of 3 items sent',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
