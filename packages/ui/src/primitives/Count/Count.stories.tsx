import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from './Count.tsx';

const meta = {
  title: 'Primitives/Count',
  component: Count,
  args: { value: 1284 },
  render: (args) => (
    <button type="button" className="min-h-target">
      <Count {...args} />
    </button>
  ),
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads =
  (shown: string, read: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(shown)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(read);
  };

export const None: Story = { args: { value: 0 }, play: reads('0', '0') };
export const Thousands: Story = { play: reads('1,284', '1,284') };
export const TenThousands: Story = { args: { value: 12_400 }, play: reads('12.4k', '12,400') };
export const Millions: Story = { args: { value: 1_000_000 }, play: reads('1M', '1,000,000') };
