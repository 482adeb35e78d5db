import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingsMessage } from './SettingsMessage.tsx';

const meta = {
  title: 'Settings/SettingsMessage',
  component: SettingsMessage,
  args: { message: null, onExpire: fn(), saveButton: { current: null } },
} satisfies Meta<typeof SettingsMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Success: Story = {
  args: { message: { tone: 'success', text: 'Privacy settings saved successfully!' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Privacy settings saved successfully!');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failure: Story = {
  args: { message: { tone: 'error', text: 'Failed to save privacy settings. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to save privacy settings. Please try again.',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
