import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SuspensionNotice } from './SuspensionNotice.tsx';

const meta = {
  title: 'Shell/SuspensionNotice',
  component: SuspensionNotice,
  args: {
    text: 'Your account is suspended until 3 December 2026. Reason: spam or advertising. Links belong on the item.',
    settingsHref: '/settings',
    onDismiss: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '10rem' } } },
} satisfies Meta<typeof SuspensionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reason, what is still possible, and the way to the settings. */
export const Suspended: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Reason: spam or advertising. Links belong on the item. You can read everything, and delete your account.',
    );
    await expect(canvas.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The live region exists before its text, so that the text is announced. */
export const Nothing: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { text: `Your account is suspended. Reason: something else. ${'w'.repeat(200)}` },
};
