import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadTrigger } from './UploadTrigger.tsx';

const meta = {
  title: 'Composer/UploadTrigger',
  component: UploadTrigger,
  args: { onClick: fn() },
  decorators: [
    (Story) => (
      <div className="flex h-bottom-bar w-32 items-stretch tablet:h-auto">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopBar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** On phones, the pill is above its label. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Upload' });
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.bottom).toBeLessThan(button.getBoundingClientRect().bottom - 12);
  },
};

/** The button is busy while the menu's code loads. */
export const Busy: Story = {
  args: { 'aria-busy': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-busy', 'true');
  },
};
