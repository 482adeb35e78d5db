import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleImages } from '../../testing/sample-images.ts';
import { RecentSearches } from './RecentSearches.tsx';

const meta = {
  title: 'Search/RecentSearches',
  component: RecentSearches,
  args: {
    searches: ['@mariam.elsayed', '#linen', 'wide trousers', '#trenchseason', '@kwame'],
    avatarOf: (username) => (username === 'mariam.elsayed' ? sampleImages.mariam : null),
    onOpen: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PeopleTagsAndWords: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'mariam.elsayed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove #linen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onOpen).toHaveBeenCalledWith('@mariam.elsayed');
    await expect(args.onRemove).toHaveBeenCalledWith('#linen');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongTexts: Story = {
  args: { searches: ['x'.repeat(100), `#${'y'.repeat(49)}`] },
  globals: { viewport: { value: 'small', isRotated: false } },
};
