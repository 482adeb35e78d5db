import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emojiName, hostileDetectedItem } from '../../testing/hostile.ts';
import { longWord } from '../../testing/hostile-texts.ts';
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

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

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

/** The post does not need the analysis: Retry is offered, and sharing goes on without items. */
export const AnalysisFailed: Story = {
  args: { detection: { ...detection, status: 'failed', items: [], foundCount: 0 } },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(overlay.getByRole('button', { name: 'Retry' }));
    await expect(detection.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(shareButton());
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith({ caption: '', tags: [] }));
  },
};

export const NothingFound: Story = {
  args: { detection: { ...detection, status: 'done', items: [], foundCount: 0 } },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByText('No items detected in the image.')).toBeVisible();
    await expect(overlay.getByText('No items go with this post.')).toBeVisible();
  },
};

/** A photo that this browser cannot draw leaves its place and its words. */
export const BrokenPhoto: Story = {
  args: { photo: new Blob(['not a picture'], { type: 'image/jpeg' }) },
  play: async () => {
    await shown();
    await expect(await screen.findByText('No picture')).toBeVisible();
    await expect(shareButton()).toBeEnabled();
  },
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

/** Keep editing leads back to what was written. */
export const Keeping: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.type(caption(), 'Not yet');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(caption()).toHaveValue('Not yet');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Untouched it closes without a question. */
export const ClosingUntouched: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
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

const hostile = {
  ...found,
  items: Array.from({ length: 15 }, (_, index) => ({ ...hostileDetectedItem, id: `hostile-${index}` })),
  foundCount: 15,
};

const fillHostile: Story['play'] = async () => {
  await shown();
  await userEvent.click(caption());
  await userEvent.paste(longWord);
  await userEvent.click(tags());
  await userEvent.paste(`#${longWord} #${emojiName}`);
  await expect(shareButton()).toBeVisible();
};

export const Hostile: Story = { args: { detection: hostile }, play: fillHostile };

/** Below one another: photo, words, items; the way to share stays in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await shown();
    const photo = await screen.findByRole('img', { name: 'Your outfit photo' });
    const order = [photo, caption(), tags(), screen.getByRole('heading', { name: 'Detected items' })];
    const tops = order.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(shareButton().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const HostileOnASmallPhone: Story = {
  args: { detection: hostile },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fillHostile,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await shown();
    const photo = (await screen.findByRole('img', { name: 'Your outfit photo' })).getBoundingClientRect();
    await expect(caption().getBoundingClientRect().right).toBeLessThan(photo.left);
  },
};
