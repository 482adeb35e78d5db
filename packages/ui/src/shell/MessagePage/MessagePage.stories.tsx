import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { MessagePage } from './MessagePage.tsx';

const meta = {
  title: 'Shell/MessagePage',
  component: MessagePage,
  args: {
    heading: 'Page not found',
    body: 'There is nothing at this address.',
    actions: <Button>Go to Feed</Button>,
  },
  argTypes: { actions: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to Feed' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Alert: Story = {
  args: {
    variant: 'alert',
    heading: 'This page did not load',
    body: 'There may be a new version, or the connection was lost.',
    actions: <Button>Reload</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page did not load');
  },
};

export const SignInStateUnknown: Story = {
  args: {
    variant: 'alert',
    heading: 'We could not check whether you are signed in',
    body: 'Please check your connection.',
    actions: <Button>Try Again</Button>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${args.heading}${args.body}`);
  },
};

export const HeadingOnly: Story = {
  args: { body: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Go to Feed' })).toBeVisible();
  },
};

export const TwoActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="outline">Back</Button>
        <Button>Go to Feed</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [back, feed] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(back?.right).toBeLessThan(feed?.left ?? 0);
  },
};

export const LongWord: Story = {
  args: { heading: longWord, body: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longWord })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to Feed' })).toBeInTheDocument();
  },
};
