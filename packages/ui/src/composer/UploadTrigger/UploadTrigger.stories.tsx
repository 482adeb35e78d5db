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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
