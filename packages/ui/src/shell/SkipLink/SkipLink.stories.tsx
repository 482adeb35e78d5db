import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#navigation">Navigation</a>
      <main id="content" tabIndex={-1} className="mt-24">
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: Element) => element.getBoundingClientRect().top;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(top(canvas.getByRole('link', { name: 'Skip to content' }))).toBeLessThan(0);
  },
};

/** The link is the first tab stop and visible only while focused. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(top(link)).toBeGreaterThanOrEqual(0));
    await expect(link).toHaveAttribute('href', '#content');
  },
};
