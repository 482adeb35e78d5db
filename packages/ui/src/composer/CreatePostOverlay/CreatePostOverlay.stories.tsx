import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import {
  caption,
  createPostArgs,
  detection,
  found,
  imageAlt,
  shareButton,
  shown,
  tags,
} from '../../testing/create-post.ts';
import { emojiName, hostileDetectedItem } from '../../testing/hostile-data.ts';
import { CreatePostOverlay } from './CreatePostOverlay.tsx';

const meta = {
  title: 'Composer/CreatePostOverlay',
  component: CreatePostOverlay,
  args: createPostArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CreatePostOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ItemsDetected: Story = {
  play: async ({ args }) => {
    await shown();
    await screen.findByRole('img', { name: 'Your outfit photo' });
    await expect(screen.getByText('2 items go with this post.')).toBeVisible();
    await expect(caption()).toHaveAttribute('placeholder', 'Say something about your outfit');
    await expect(imageAlt()).toHaveAccessibleDescription(
      expect.stringContaining('Says what the photo shows, for people who cannot see it.'),
    );
    await userEvent.type(caption(), 'Third day of the same coat.');
    await userEvent.type(tags(), 'TheGoodCoat winter');
    await userEvent.click(shareButton());
    await waitFor(() =>
      expect(args.onShare).toHaveBeenCalledWith({
        caption: 'Third day of the same coat.',
        imageAlt: 'Outfit with a camel winter coat and a camel parka',
        tags: ['#thegoodcoat', '#winter'],
      }),
    );
  },
};

/** Whether all of an element is visible and not covered, after scrolling to it. */
function canBeSeen(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return right <= window.innerWidth && (element === hit || element.contains(hit));
  });
}

/** At 400 % zoom, header, message and footer scroll with the form, so that each field fits into the window. */
export const Zoomed: Story = {
  args: { failure: 'Failed to share post. Please try again.' },
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async () => {
    await shown();
    await waitFor(() => expect(canBeSeen(caption())).toBe(true));
    await expect(canBeSeen(shareButton())).toBe(true);
    await expect(canBeSeen(screen.getByRole('button', { name: 'Close' }))).toBe(true);
  },
};

export const Landscape: Story = {
  ...Zoomed,
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

export const Analyzing: Story = {
  args: { detection: { ...detection, status: 'analyzing', items: [] } },
  play: async ({ args }) => {
    await shown();
    await expect(screen.getByText('Analyzing your image...')).toBeVisible();
    await userEvent.click(shareButton());
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith({ caption: '', imageAlt: '', tags: [] }));
  },
};

const failed = {
  ...detection,
  status: 'failed',
  failure: 'Failed to analyze image. Please try again.',
  items: [],
} as const;

/** When the analysis fails, Retry is offered and the post can be shared without items. */
export const AnalysisFailed: Story = {
  args: { detection: failed },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(overlay.getByRole('button', { name: 'Retry' }));
    await expect(detection.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(shareButton());
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith({ caption: '', imageAlt: '', tags: [] }));
  },
};

export const NothingDetected: Story = {
  args: { detection: { ...detection, status: 'done', items: [] } },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByText('No items detected in the image.')).toBeVisible();
    await expect(overlay.getByText('No items go with this post.')).toBeVisible();
  },
};

/** When the browser cannot decode the photo, a placeholder shows the alternative text. */
export const BrokenPhoto: Story = {
  args: { photo: new Blob(['not a picture'], { type: 'image/jpeg' }) },
  play: async () => {
    await shown();
    await expect(await screen.findByText('No picture')).toBeVisible();
    await expect(shareButton()).toBeEnabled();
  },
};

/** The suggestion never replaces an alternative text that the user has edited or emptied. */
export const EditedAltText: Story = {
  play: async ({ args }) => {
    await shown();
    await expect(imageAlt()).toHaveValue('Outfit with a camel winter coat and a camel parka');
    await userEvent.clear(imageAlt());
    await expect(imageAlt()).toHaveValue('');
    await userEvent.type(imageAlt(), 'A camel coat in the rain ');
    await userEvent.click(shareButton());
    await waitFor(() =>
      expect(args.onShare).toHaveBeenCalledWith({
        caption: '',
        imageAlt: 'A camel coat in the rain',
        tags: [],
      }),
    );
  },
};

export const AltTextTooLong: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.click(imageAlt());
    await userEvent.paste('a'.repeat(501));
    await userEvent.click(shareButton());
    await screen.findByText('The alternative text can have at most 500 characters.');
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

export const CaptionTooLong: Story = {
  play: async ({ args }) => {
    await shown();
    await userEvent.click(caption());
    await userEvent.paste('a'.repeat(2201));
    await screen.findByText('The caption can have at most 2200 characters.');
    await expect(screen.getByText('2201/2200')).toBeVisible();
    await userEvent.click(shareButton());
    await waitFor(() => expect(caption()).toHaveFocus());
    await expect(caption()).toHaveValue('a'.repeat(2201));
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(/can have at most 2200/)).toBeNull());
    await userEvent.click(shareButton());
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce());
  },
};

const hostile = {
  ...found,
  items: Array.from({ length: 15 }, (_, index) => ({ ...hostileDetectedItem, id: `hostile-${index}` })),
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

/** On phones, photo, fields and items are in one column, and the share button stays visible. */
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

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** On phones, the state of the analysis is shown beside the share button, without scrolling. */
export const AnalyzingOnAPhone: Story = {
  args: { detection: { ...detection, status: 'analyzing', items: [] } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const overlay = within(await shown());
    await expect(isOnScreen(overlay.getByText('Analyzing your image...'))).toBe(true);
  },
};

export const AnalysisFailedOnAPhone: Story = {
  args: { detection: failed },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const overlay = within(await shown());
    await expect(isOnScreen(overlay.getByRole('alert'))).toBe(true);
    await expect(overlay.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(overlay.getByRole('button', { name: 'Retry' }));
    await expect(detection.onRetry).toHaveBeenCalledOnce();
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
