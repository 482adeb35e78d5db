import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SecuritySection } from './SecuritySection.tsx';

const calm = { busy: false, message: null, onMessageExpire: fn() };

const meta = {
  title: 'Settings/SecuritySection',
  component: SecuritySection,
  args: {
    email: 'mira@example.com',
    method: 'password',
    onPasswordChange: fn(),
    passwordSaving: calm,
    ownDataHref: '?section=data',
    onDeleteAccount: fn(),
  },
} satisfies Meta<typeof SecuritySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPassword: Story = {
  play: async ({ canvas, args }) => {
    for (const text of [
      'Your password and your account.',
      'You are asked for the current one before it changes.',
      'A second step when you sign in.',
      'Your profile, posts, items and comments are deleted. This cannot be undone.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Delete account' })).toBeVisible();
    const before = canvas.getByRole('link', { name: 'Export your data first' });
    await expect(before).toHaveAttribute('href', '?section=data');
    const change = canvas.getByRole('button', { name: 'Change Password' });
    await expect(change.closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(args.email);
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'other');
    await userEvent.click(change);
    await expect(await canvas.findByText('Password must be at least 6 characters long.')).toBeVisible();
    await expect(canvas.getByText('New passwords do not match.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'linen-and-wool');
    await userEvent.clear(canvas.getByLabelText('Confirm new password'));
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-wool');
    await userEvent.click(change);
    await waitFor(() =>
      expect(args.onPasswordChange).toHaveBeenCalledWith({
        newPassword: 'linen-and-wool',
        confirmPassword: 'linen-and-wool',
      }),
    );
  },
};

export const WithGoogle: Story = {
  args: { method: 'google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You sign in with Google. Your password is managed there.')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

export const TwoFactorComingSoon: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Enable Two-Factor Authentication' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Two-factor authentication setup is coming soon!');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
    await expect(args.onDeleteAccount).toHaveBeenCalledOnce();
  },
};

export const PasswordChanged: Story = {
  args: {
    passwordSaving: { ...calm, message: { tone: 'success', text: 'Password updated successfully!' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: {
    passwordSaving: {
      ...calm,
      message: { tone: 'error', text: 'Failed to update password. Please try again.' },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
