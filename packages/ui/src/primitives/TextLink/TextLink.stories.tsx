import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { children: 'Privacy Policy' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {
  args: { href: '#privacy' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy Policy' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Inline: Story = {
  args: { href: '#terms', variant: 'inline', children: 'Terms of Service' },
  render: (args) => (
    <p>
      By creating an account you agree to the <TextLink {...args} />.
    </p>
  ),
};

const onShowAll = fn();

export const AsButton: Story = {
  args: { onClick: onShowAll, children: 'Show All Categories' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Categories' }));
    await expect(onShowAll).toHaveBeenCalled();
  },
};
