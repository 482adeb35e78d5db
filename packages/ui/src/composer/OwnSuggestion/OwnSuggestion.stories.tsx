import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem } from '../../testing/samples.ts';
import { OwnSuggestion } from './OwnSuggestion.tsx';

const meta = {
  title: 'Composer/OwnSuggestion',
  component: OwnSuggestion,
  args: {
    suggestion: { item: sampleItem({ name: 'Breton tee' }), reason: 'Same type, close color' },
    onUse: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnSuggestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Yours? Breton tee')).toBeVisible();
    await expect(canvas.getByText('Same type, close color')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use mine: Breton tee' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

/** A garment without a name is named by its type, color and brand. */
export const WithoutName: Story = {
  args: { suggestion: { item: sampleItem({ name: 'Unnamed Item' }), reason: 'Similar type, same color' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours? Trench Coats, Honey, Burberry')).toBeVisible();
  },
};

export const HostileOnASmallPhone: Story = {
  args: { suggestion: { item: hostileItem, reason: 'Same category, darker blue, same material' } },
  globals: { viewport: { value: 'small', isRotated: false } },
};
