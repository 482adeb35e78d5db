import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FeedFilterDialog } from './FeedFilterDialog.tsx';

const meta = {
  title: 'Feed/FeedFilterDialog',
  component: FeedFilterDialog,
  args: { open: true, onOpenChange: fn(), filters: ['all'], onApply: fn() },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof FeedFilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole('checkbox', { name });

/** Selecting All deselects the others, and vice versa. */
export const AllSelected: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Filter posts' });
    await expect(box('All Posts')).toBeChecked();
    await expect(box('All Posts')).toHaveAccessibleDescription('Every post that you may see');
    await expect(box('Following')).toHaveAccessibleDescription('From people you follow');
    await expect(box('Discover')).toHaveAccessibleDescription('From people you do not follow yet');
    await userEvent.click(box('Following'));
    await userEvent.click(box('Discover'));
    await expect(box('All Posts')).not.toBeChecked();
    await userEvent.click(box('All Posts'));
    await expect(box('Following')).not.toBeChecked();
    await expect(box('Discover')).not.toBeChecked();
    await userEvent.click(box('Following'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith(['following']);
  },
};

/** Clear All deselects every filter. No selection means all. */
export const TwoSelected: Story = {
  args: { filters: ['following', 'discover'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    for (const checkbox of screen.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith(['all']);
  },
};

/** A stored filter without an option is ignored. Applying no selection means all. */
export const UnknownStoredFilter: Story = {
  args: { filters: ['favourite-stores'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    for (const checkbox of screen.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked();
    await userEvent.click(box('Discover'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

/** The option shows the first six stores by name and the number of the others. */
export const FavoriteStores: Story = {
  args: {
    filters: ['favourite-stores'],
    favoriteStores: ['Arket', 'COS', 'Massimo Dutti', 'Toteme', 'Uniqlo', 'Veja', 'Zara', 'Camper'],
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(box('Favorite stores')).toBeChecked();
    await expect(screen.getByText('Arket, COS, Massimo Dutti, Toteme, Uniqlo, Veja, +2 more')).toBeVisible();
    await expect(box('Similar stores')).toHaveAccessibleDescription('Stores that carry the same brands');
    await userEvent.click(box('Similar stores'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith(['favourite-stores', 'similar-stores']);
  },
};

/** On phones, the dialog is a bottom sheet, which Escape closes without changes. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const sheet = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(sheet.bottom).toBe(window.innerHeight);
    await expect(sheet.top).toBeGreaterThan(window.innerHeight / 3);
    box('Discover').focus();
    await userEvent.keyboard(' ');
    await expect(box('Discover')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
