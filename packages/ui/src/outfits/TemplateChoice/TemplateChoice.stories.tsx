import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TemplateChoice } from './TemplateChoice.tsx';

const meta = {
  title: 'Outfits/TemplateChoice',
  component: TemplateChoice,
  args: { onArrange: fn() },
} satisfies Meta<typeof TemplateChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Templates: Story = {
  play: async ({ canvas, args }) => {
    for (const [name, template] of [
      ['Flat lay', 'flatLay'],
      ['Column', 'column'],
      ['Grid', 'grid'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onArrange).toHaveBeenLastCalledWith(template);
    }
  },
};
