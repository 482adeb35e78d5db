import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AppLink, LinkProvider } from './AppLink.tsx';

const followed = fn();

/** Stands in for a router's link. */
function StoryLink({ href, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/AppLink',
  component: AppLink,
  args: { href: '/home', children: 'Home' },
} satisfies Meta<typeof AppLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  },
};

export const ThroughRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={StoryLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await expect(followed).toHaveBeenCalledWith('/home');
  },
};
