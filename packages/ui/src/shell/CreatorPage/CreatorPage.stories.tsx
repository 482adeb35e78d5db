import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CreatorPage } from './CreatorPage.tsx';

const meta = {
  title: 'Shell/CreatorPage',
  component: CreatorPage,
  args: { onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Back is above the content; Call LLM has no function yet and says so. */
export const Page: Story = {
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Creator' });
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back.getBoundingClientRect().bottom).toBeLessThan(heading.getBoundingClientRect().top);
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Call LLM' })).toHaveAccessibleDescription('Coming soon');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
