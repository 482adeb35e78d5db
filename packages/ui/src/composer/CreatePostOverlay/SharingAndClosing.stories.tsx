import { composerCopy } from '@aura/domain/copy/composer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  caption,
  createPostArgs,
  found,
  imageAlt,
  shareButton,
  shown,
  tags,
} from '../../testing/create-post.ts';
import { CreatePostOverlay } from './CreatePostOverlay.tsx';

const meta = {
  title: 'Composer/CreatePostOverlay/Sharing and closing',
  component: CreatePostOverlay,
  args: createPostArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CreatePostOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the post is being sent, the sent bytes are shown and the upload can be cancelled. */
export const Sharing: Story = {
  args: { sharing: { sentBytes: 210_000, totalBytes: 420_000 } },
  play: async ({ args }) => {
    await shown();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    const progress = screen.getByRole('progressbar', { name: 'Sharing' });
    await expect(progress).toHaveAttribute('aria-valuetext', '0.2 of 0.4 MB');
    await expect(caption()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelSharing).toHaveBeenCalledOnce();
    await expect(shareButton()).toHaveFocus();
  },
};

export const SharingFailed: Story = {
  args: { failure: composerCopy.shareFailed },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent('Failed to share post. Please try again.');
  },
};

/** The response of the first attempt was lost, and the text was changed before the second attempt. */
export const AlreadyShared: Story = {
  args: { failure: composerCopy.sharedEarlier },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent(/^This post was shared before/);
    await expect(shareButton()).toBeEnabled();
  },
};

/** Restores the draft of an earlier visit. */
export const Restored: Story = {
  args: {
    initialValues: { caption: 'Third day', imageAlt: 'A coat in the rain', tags: '#winter #' },
    detection: { ...found, removedIds: ['found-2'] },
    onValuesChange: fn(),
  },
  play: async ({ args }) => {
    await shown();
    await expect(caption()).toHaveValue('Third day');
    await expect(imageAlt()).toHaveValue('A coat in the rain');
    await expect(tags()).toHaveValue('#winter #');
    await expect(screen.getByText('1 item goes with this post.')).toBeVisible();
    await userEvent.type(caption(), '!');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      caption: 'Third day!',
      imageAlt: 'A coat in the rain',
      tags: '#winter #',
    });
  },
};

/** The error message below a long caption is fully visible above the footer. */
export const CaptionTooLongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await shown();
    const photo = await screen.findByRole<HTMLImageElement>('img', { name: 'Your outfit photo' });
    // It moves the form down when it has loaded.
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(caption());
    await userEvent.paste('Third day of the same coat, and not the last one. '.repeat(45));
    const error = await screen.findByText('The caption can have at most 2200 characters.');
    await waitFor(() => {
      const { top, bottom, left } = error.getBoundingClientRect();
      expect(document.elementFromPoint(left + 1, top + 1)).toBe(error);
      expect(document.elementFromPoint(left + 1, bottom - 1)).toBe(error);
    });
  },
};

/** Keep editing closes the confirmation dialog; the form is unchanged. */
export const KeepEditing: Story = {
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

/** A post that waits for a connection goes on waiting with its changes, so closing asks nothing. */
export const ClosingAWaitingPost: Story = {
  args: { staysWhenClosed: true },
  play: async ({ args }) => {
    await shown();
    await userEvent.type(caption(), 'Not yet');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** When nothing was changed, the form closes without confirmation. */
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

/** No text was typed, but items were changed or the photo was taken. */
export const ClosingUnsavedWork: Story = {
  args: { hasUnsavedWork: () => true },
  play: async ({ args }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await expect(confirm).toHaveAccessibleDescription('The photo and your changes are lost.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
