import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Link, LinkProvider } from './Link.tsx';

const followed = fn();

/** Stub of a router's link. */
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
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#home', children: 'Home' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { className: 'inline-flex min-h-target items-center font-semibold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
  },
};

export const Block: Story = {
  args: { variant: 'block', children: 'Privacy Policy' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy Policy' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Inline: Story = {
  args: { variant: 'inline', children: 'Terms of Service' },
  render: (args) => (
    <p>
      By creating an account you agree to the <Link {...args} />.
    </p>
  ),
};

export const NewTab: Story = {
  ...Inline,
  args: { variant: 'inline', newTab: true, children: 'Terms of Service' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of Service (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
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
    await expect(followed).toHaveBeenCalledWith('#home');
  },
};

export const LongText: Story = { args: { variant: 'block', children: longWord } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { variant: 'block', children: rightToLeftText },
};
