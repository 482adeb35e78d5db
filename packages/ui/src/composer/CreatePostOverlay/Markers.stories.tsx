import type { DetectedItem } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createPostArgs, found, shown } from '../../testing/create-post.ts';
import { sampleDetectedItem } from '../../testing/samples.ts';
import { CreatePostOverlay } from './CreatePostOverlay.tsx';

const [coat, parka] = found.items;
const placed: readonly DetectedItem[] = [
  { ...coat, box: { left: 0.2, top: 0.15, width: 0.6, height: 0.5 } },
  { ...parka, box: { left: 0.35, top: 0.3, width: 0.3, height: 0.3 } },
  sampleDetectedItem({ id: 'found-3', category: 'Shoes', subcategory: 'Boots' }),
];

const meta = {
  title: 'Composer/CreatePostOverlay/Markers',
  component: CreatePostOverlay,
  args: { ...createPostArgs, detection: { ...found, items: placed } },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CreatePostOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const markers = async () => {
  await shown();
  const photo = await screen.findByRole('button', { name: '1, Winter Coats' });
  return { first: photo, second: screen.getByRole('button', { name: '2, Parkas' }) };
};
const row = (name: string) => screen.getByRole('article', { name });

/** A marker opens the row with its number and frames the garment; Escape closes it, and not the dialog. */
export const Opened: Story = {
  play: async ({ args }) => {
    const { first, second } = await markers();
    await expect(within(row('Boots')).queryByText('3')).toBeNull();
    await expect(within(row('Parkas')).getByText('2')).toBeVisible();
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Winter Coats')).toHaveFocus());
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(row('Parkas')).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** On a phone, the row that a marker opens shows its facts, and the row of another item closes. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { first, second } = await markers();
    await userEvent.click(second);
    await expect(within(row('Parkas')).getByText('Camel')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show details of Winter Coats' }));
    await expect(within(row('Parkas')).getByText('Camel')).not.toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A removed item has no marker, and the others are numbered without it. */
export const OneRemoved: Story = {
  args: { detection: { ...found, items: placed, removedIds: [coat.id] } },
  play: async () => {
    await shown();
    await expect(await screen.findByRole('button', { name: '1, Parkas' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /, Winter Coats$/ })).toBeNull();
  },
};

/** While the post is being sent, the markers cannot be used. */
export const Sharing: Story = {
  args: { sharing: { sentBytes: 1, totalBytes: 2 } },
  play: async () => {
    await shown();
    const marker = await screen.findByRole('button', { name: '1, Winter Coats', hidden: true });
    await waitFor(() => expect(marker.closest('[inert]')).toBeInTheDocument());
    marker.focus();
    await expect(marker).not.toHaveFocus();
  },
};
