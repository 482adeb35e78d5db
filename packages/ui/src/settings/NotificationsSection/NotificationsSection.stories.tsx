import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
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

const pushNote = (text: string, isDisabled = false) => ({ pushNotifications: { text, isDisabled } });

export const PushOffHere: Story = {
  args: {
    settings: { ...notificationSettingsDefaults, pushNotifications: false },
    notes: pushNote(deliverySettingsCopy.pushOff),
  },
  play: async ({ canvas }) => {
    const push = canvas.getByRole('switch', { name: 'Push notifications' });
    await expect(push).not.toBeChecked();
    await expect(push).toHaveAccessibleDescription('Off on this device');
    await userEvent.click(push);
    await expect(push).toBeChecked();
  },
};

export const PushBlocked: Story = {
  args: {
    settings: { ...notificationSettingsDefaults, pushNotifications: false },
    notes: pushNote(deliverySettingsCopy.pushBlocked),
    announcement: deliverySettingsCopy.pushBlocked,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Push notifications' })).toHaveAccessibleDescription(
      'Your browser blocks notifications from this site. Allow them in its settings for this site, then switch this on.',
    );
    const [announced] = canvas.getAllByRole('status');
    await expect(announced).toHaveTextContent('Your browser blocks notifications from this site.');
  },
};

export const PushUnsupportedAndEmailUnavailable: Story = {
  args: {
    settings: { ...notificationSettingsDefaults, pushNotifications: false, emailNotifications: false },
    notes: {
      ...pushNote(deliverySettingsCopy.pushUnsupported, true),
      emailNotifications: { text: deliverySettingsCopy.emailUnavailable, isDisabled: true },
    },
  },
  play: async ({ canvas, args }) => {
    const push = canvas.getByRole('switch', { name: 'Push notifications' });
    const email = canvas.getByRole('switch', { name: 'Email notifications' });
    await expect(push).toHaveAccessibleDescription(
      'This browser cannot receive notifications. Use another browser, or add this site to your home screen.',
    );
    await expect(email).toHaveAccessibleDescription('Email is not set up on this server.');
    for (const toggle of [push, email]) {
      await userEvent.click(toggle);
      await expect(toggle).not.toBeChecked();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sendVerification = fn();

/** The person's mail server refused the address several times; the switch stays usable, so that it is tried again. */
export const EmailRefused: Story = {
  args: {
    settings: { ...notificationSettingsDefaults, emailNotifications: false },
    notes: { emailNotifications: { text: deliverySettingsCopy.emailRefused } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('switch', { name: 'Email notifications' });
    await expect(email).toHaveAccessibleDescription(
      'Your address refused our last emails, so we send no more. Switch this on and save to try it again.',
    );
    await userEvent.click(email);
    await expect(email).toBeChecked();
  },
};

export const EmailUnverified: Story = {
  args: {
    notes: {
      emailNotifications: {
        text: deliverySettingsCopy.emailUnverified,
        action: (
          <Button variant="outline" size="sm" onClick={sendVerification}>
            {deliverySettingsCopy.sendVerification}
          </Button>
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Email notifications' })).toHaveAccessibleDescription(
      'Only to a verified email address. Yours is not verified yet.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send Verification Email' }));
    await expect(sendVerification).toHaveBeenCalledOnce();
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
