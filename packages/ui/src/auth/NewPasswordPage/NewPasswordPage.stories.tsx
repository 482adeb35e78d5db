import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';

const meta = {
  title: 'Auth/NewPasswordPage',
  component: NewPasswordPage,
  args: {
    link: { name: 'valid', email: 'mariam@atelier-rossio.example' },
    onSubmit: fn(),
    onRetry: fn(),
    signedIn: false,
    onLogIn: fn(),
    onSendNewLink: fn(),
    onGoToFeed: fn(),
  },
  argTypes: { link: { control: 'object' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  args: { link: { name: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the link');
  },
};

export const Form: Story = {
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm new password');
    await expect(canvas.getByText('For the account mariam@atelier-rossio.example')).toBeVisible();
    await userEvent.type(password, 'linen-and-wool-7');
    await expect(password).toHaveAccessibleDescription('Strong password');
    await userEvent.type(confirm, 'linen-and-wool-7');
    await expect(confirm).toHaveAccessibleDescription('Passwords match');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('linen-and-wool-7'));
  },
};

export const Rules: Story = {
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm new password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Password must be at least 6 characters'),
    );
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'linen-and-wool-7');
    await userEvent.type(confirm, 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The entries stay, and the form can be submitted again. */
export const Failed: Story = {
  args: { error: 'There is no connection. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Save Password' })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'linen-and-wool-7');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'linen-and-wool-7{Enter}');
    const save = canvas.getByRole('button', { name: 'Save Password' });
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('readonly');
  },
};

export const Changed: Story = {
  args: { link: { name: 'changed', email: 'mariam@atelier-rossio.example' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await expect(canvas.getByText('Use the new one from now on.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const ChangedWhileSignedIn: Story = {
  args: { link: { name: 'changed', email: 'mariam@atelier-rossio.example' }, signedIn: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Log In' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Feed' }));
    await expect(args.onGoToFeed).toHaveBeenCalledOnce();
  },
};

export const Unusable: Story = {
  args: { link: { name: 'unusable', email: '' } },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
    await expect(alert.getByText('It has expired or was used before.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await expect(args.onSendNewLink).toHaveBeenCalledOnce();
  },
};

export const UnusableWhileSignedIn: Story = {
  args: { link: { name: 'unusable', email: '' }, signedIn: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send a New Link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Feed' }));
    await expect(args.onGoToFeed).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { link: { name: 'failed', reason: 'There is no connection. Please try again.' } },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByRole('heading', { name: 'We could not check the link' })).toBeVisible();
    await expect(alert.getByText('There is no connection. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAnswer: Story = {
  args: { link: { name: 'failed', reason: 'The sign-in service does not respond. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The sign-in service does not respond. Please try again.',
    );
  },
};

export const LongEmailSmallPhone: Story = {
  args: { link: { name: 'valid', email: `${longWord}@${longWord}.example` } },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`For the account ${longWord}@${longWord}.example`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Password' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Password' })).toBeVisible();
  },
};
