import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Round: Story = { args: { className: 'size-12 rounded-full' } };

export const Card: Story = {
  render: () => (
    <div className="flex w-60 flex-col gap-3">
      <Skeleton className="aspect-[4/5] h-auto rounded-image" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  ),
};
