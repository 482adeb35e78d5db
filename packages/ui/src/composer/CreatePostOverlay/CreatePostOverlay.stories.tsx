import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDetectedItem, samplePhoto } from '../../testing/samples.ts';
import { CreatePostOverlay } from './CreatePostOverlay.tsx';

const detection = { onRemove: fn(), onRetry: fn() };
const found = {
  ...detection,
  status: 'done',
  items: [sampleDetectedItem(), sampleDetectedItem({ id: 'found-2', subcategory: 'Parkas', brand: '' })],
  foundCount: 2,
} as const;

const meta = {
  title: 'Composer/CreatePostOverlay',
  component: CreatePostOverlay,
  args: {
    open: true,
    onOpenChange: fn(),
    photo: samplePhoto,
    detection: found,
    onShare: fn(),
    sharing: false,
    failed: false,
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CreatePostOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => screen.findByRole('dialog', { name: 'Create Post' });
const caption = () => screen.getByRole('textbox', { name: 'Caption' });
const tags = () => screen.getByRole('textbox', { name: 'Aura tags' });
const shareButton = () => screen.getByRole('button', { name: 'Share to Aura Feed' });

export const Closed: Story = { args: { open: false } };

export const Found: Story = {
  play: async ({ args }) => {
    await shown();
    await screen.findByRole('img', { name: 'Your outfit photo' });
    await expect(screen.getByText('2 items go with this post.')).toBeVisible();
    await userEvent.type(caption(), 'Third day of the same coat.');
    await userEvent.type(tags(), 'TheGoodCoat winter');
    await userEvent.click(shareButton());
    await waitFor(() =>
      expect(args.onShare).toHaveBeenCalledWith({
        caption: 'Third day of the same coat.',
        tags: ['#thegoodcoat', '#winter'],
      }),
    );
  },
};

export const Analyzing: Story = {
  args: { detection: { ...detection, status: 'analyzing', items: [], foundCount: 0 } },
  play: async ({ args }) => {
    await shown();
    await expect(screen.getByText('Analyzing your image...')).toBeVisible();
    await userEvent.click(shareButton());
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith({ caption: '', tags: [] }));
  },
};

export const AnalysisFailed: Story = {
  args: { detection: { ...detection, status: 'failed', items: [], foundCount: 0 } },
};

export const CaptionTooLong: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.click(caption());
    await userEvent.paste('a'.repeat(2201));
    await userEvent.click(shareButton());
    await screen.findByText('The caption can have at most 2200 characters.');
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

export const Sharing: Story = {
  args: { sharing: true },
  play: async () => {
    await shown();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const SharingFailed: Story = {
  args: { failed: true },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent('Failed to share post. Please try again.');
  },
};

export const Discarding: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.type(caption(), 'Not yet');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
