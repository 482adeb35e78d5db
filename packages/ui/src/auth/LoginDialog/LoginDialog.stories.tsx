import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Holds the current view in state, as the app does. */
function LoginDialogWithViews({ view, onViewChange, ...props }: ComponentProps<typeof LoginDialog>) {
  const [shown, setShown] = useState(view);
  return (
    <LoginDialog
      {...props}
      view={shown}
      onViewChange={(next) => {
        onViewChange(next);
        setShown(next);
      }}
    />
  );
}

const meta = {
  title: 'Auth/LoginDialog',
  component: LoginDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    view: 'login',
    onViewChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
    onGoogle: fn(),
    onSignUp: fn(),
  },
  render: (args) => <LoginDialogWithViews {...args} />,
  parameters: { docs: { story: { inline: false, height: '38.75rem' } } },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: 'Email/Username' });
const resetField = () => screen.getByRole('textbox', { name: 'Email' });

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The session has expired while a page is open. */
export const LogInAgain: Story = {
  args: {
    onSignUp: undefined,
    reason: 'Your session has ended. Sign in again to go on; what you entered is still here.',
    error: 'User not authenticated',
  },
  play: async ({ args }) => {
    const form = await dialog('Log In');
    await expect(form).toHaveAccessibleDescription(args.reason);
    await expect(within(form).getByRole('alert')).toHaveTextContent('User not authenticated');
    await expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  },
};

export const LogIn: Story = {
  play: async ({ args }) => {
    await dialog('Log In');
    await waitFor(() => expect(nameField()).toHaveFocus());
    await userEvent.type(nameField(), 'mariam@atelier-rossio.example');
    await userEvent.type(screen.getByLabelText('Password'), 'pinstripe{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'mariam@atelier-rossio.example',
        password: 'pinstripe',
      }),
    );
    await press('Continue With Google');
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await expect(screen.getByText('No account yet?')).toBeVisible();
    await press('Sign Up');
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

/** Usernames are not supported: a value without @ is an invalid email. */
export const InvalidEmail: Story = {
  play: async ({ args }) => {
    await dialog('Log In');
    await userEvent.type(nameField(), 'mariam.elsayed');
    await press('Sign In');
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription('Please enter a valid email address.'),
    );
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'The email or the password is not right.' },
  play: async () => {
    const shown = within(await dialog('Log In'));
    await expect(shown.getByRole('alert')).toHaveTextContent('The email or the password is not right.');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await dialog('Log In');
    await expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Sign In', 'Continue With Google']) {
      const button = screen.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // The pressed button keeps the focus.
      button.focus();
      await expect(button).toHaveFocus();
    }
    for (const field of [nameField(), screen.getByLabelText('Password')])
      await expect(field).toHaveAttribute('readonly');
    await expect(screen.getByRole('button', { name: 'Forgot Password?' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The email is carried into the reset form and back; the password is preserved. */
export const SwitchesToResetAndBack: Story = {
  play: async () => {
    await dialog('Log In');
    await userEvent.type(nameField(), 'mariam@atelier');
    await userEvent.type(screen.getByLabelText('Password'), 'pinstripe');
    await press('Forgot Password?');
    await dialog('Reset Password');
    await waitFor(() => expect(resetField()).toBeVisible());
    await expect(resetField()).toHaveValue('mariam@atelier');
    await expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
    await userEvent.type(resetField(), '-rossio.example');
    await press('Back to Login');
    await dialog('Log In');
    await expect(nameField()).toHaveValue('mariam@atelier-rossio.example');
    await expect(screen.getByLabelText('Password')).toHaveValue('pinstripe');
  },
};

/** A message about the email that was typed before does not follow into the other view. */
export const CorrectedInReset: Story = {
  play: async () => {
    await dialog('Log In');
    await userEvent.type(nameField(), 'mariam');
    await press('Sign In');
    await waitFor(() => expect(nameField()).toBeInvalid());
    await press('Forgot Password?');
    await waitFor(() => expect(resetField()).toHaveValue('mariam'));
    await userEvent.type(resetField(), '@atelier-rossio.example');
    await press('Back to Login');
    await waitFor(() => expect(nameField()).toHaveValue('mariam@atelier-rossio.example'));
    await expect(nameField()).toBeValid();
  },
};

export const Reset: Story = {
  args: { view: 'reset' },
  play: async ({ args }) => {
    await dialog('Reset Password');
    await press('Send Reset Email');
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'We send you a link with which you can choose a new password.',
    );
    await waitFor(() => expect(resetField()).toHaveAccessibleDescription('Please enter your email address'));
    await expect(args.onReset).not.toHaveBeenCalled();
    await userEvent.type(resetField(), 'mariam@atelier-rossio.example');
    await press('Send Reset Email');
    await waitFor(() =>
      expect(args.onReset).toHaveBeenCalledWith({ email: 'mariam@atelier-rossio.example' }),
    );
  },
};

export const ResetSending: Story = {
  args: { view: 'reset', busy: true },
  play: async () => {
    await dialog('Reset Password');
    await expect(screen.getByRole('button', { name: 'Back to Login' })).toBeDisabled();
    await expect(resetField()).toHaveAttribute('readonly');
  },
};

export const ResetSent: Story = {
  args: { view: 'reset', sent: true },
  play: async () => {
    const shown = within(await dialog('Reset Password'));
    await expect(shown.getByRole('status')).toHaveTextContent('Password reset email sent! Check your inbox.');
  },
};

export const ResetFailed: Story = {
  args: { view: 'reset', error: 'Unable to send the email. Please try again.' },
  play: async () => {
    const shown = within(await dialog('Reset Password'));
    await expect(shown.getByRole('alert')).toHaveTextContent('Unable to send the email. Please try again.');
    await expect(shown.getByRole('button', { name: 'Send Reset Email' })).toBeEnabled();
  },
};

/** Unknown errors show the provider's own text. */
export const HostileError: Story = {
  args: { error: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const shown = within(await dialog('Log In'));
    await expect(shown.getByRole('alert')).toHaveTextContent(longWord);
    await expect(shown.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

/** On phones, the dialog covers the screen, with space for the keyboard; the photograph fills the rest. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const shown = await dialog('Log In');
    const box = shown.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([window.innerWidth, window.innerHeight]);
    const google = within(shown)
      .getByRole('button', { name: 'Continue With Google' })
      .getBoundingClientRect();
    const image = within(shown)
      .getAllByRole('presentation')
      .map((element) => element.getBoundingClientRect())
      .find(({ height }) => height > 0);
    await expect(image?.top).toBeGreaterThan(google.bottom);
    await expect(image?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const shown = within(await dialog('Log In'));
    const close = shown.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const submit = shown.getByRole('button', { name: 'Sign In' }).getBoundingClientRect();
    await expect(close.right).toBeLessThan((submit.left + submit.right) / 2);
  },
};
