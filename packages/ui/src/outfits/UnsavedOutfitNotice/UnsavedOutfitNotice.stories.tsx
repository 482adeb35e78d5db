import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { UnsavedOutfitNotice } from './UnsavedOutfitNotice.tsx';

const meta = {
  title: 'Outfits/UnsavedOutfitNotice',
  component: UnsavedOutfitNotice,
  args: { name: 'Gallery Friday', href: '#outfit' },
} satisfies Meta<typeof UnsavedOutfitNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gallery Friday is not saved yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

export const LongName: Story = { args: { name: longWord.slice(0, 80) } };
