import { notificationSettingsDefaults } from '@aura/domain/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationsSection } from './NotificationsSection.tsx';

function Editable({ settings, onChange, ...rest }: ComponentProps<typeof NotificationsSection>) {
  const [current, setCurrent] = useState(settings);
  return (
    <NotificationsSection
      {...rest}
      settings={current}
      onChange={(next) => {
        onChange(next);
        setCurrent(next);
      }}
    />
  );
}

const meta = {
  title: 'Settings/NotificationsSection',
  component: NotificationsSection,
  args: {
    settings: notificationSettingsDefaults,
    onChange: fn(),
    onSave: fn(),
    saving: { busy: false, message: null, onMessageExpire: fn() },
  },
  render: (args) => <Editable {...args} />,
} satisfies Meta<typeof NotificationsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllOn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('What we tell you about.')).toBeVisible();
    for (const [name, hint] of [
      ['Push notifications', 'On this device'],
      ['Email notifications', 'To your email address'],
      ['Follow notifications', 'When someone follows you'],
      ['Like notifications', 'When someone likes your post'],
      ['Comment notifications', 'When someone comments on your post'],
      ['Post notifications', 'When someone you follow posts'],
    ] as const) {
      const toggle = canvas.getByRole('switch', { name });
      await expect(toggle).toBeChecked();
      await expect(toggle).toHaveAccessibleDescription(hint);
    }
    await userEvent.click(canvas.getByRole('switch', { name: 'Like notifications' }));
    await expect(canvas.getByRole('switch', { name: 'Like notifications' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({
      ...notificationSettingsDefaults,
      likeNotifications: false,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save Notification Settings' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { saving: { busy: true, message: null, onMessageExpire: fn() } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Notification Settings' });
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    saving: {
      busy: false,
      message: { tone: 'error', text: 'Failed to save notification settings. Please try again.' },
      onMessageExpire: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.saving.onMessageExpire).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
