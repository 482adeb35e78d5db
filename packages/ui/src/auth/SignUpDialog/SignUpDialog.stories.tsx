import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { SignUpFlow } from '../../testing/SignUpFlow.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

const meta = {
  title: 'Auth/SignUpDialog',
  component: SignUpDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    step: 'options',
    onStepChange: fn(),
    usernameStatus: 'idle',
    onUsernameChange: fn(),
    onSubmit: fn(),
    onGoogle: fn(),
    onLogIn: fn(),
    policyHrefs: { terms: '/terms', privacy: '/privacy' },
  },
  render: (args) => <SignUpFlow {...args} />,
  parameters: { docs: { story: { inline: false, height: '51.25rem' } } },
} satisfies Meta<typeof SignUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  username: 'mariam.elsayed',
  displayName: 'Mariam El-Sayed',
  email: 'mariam@atelier-rossio.example',
  password: 'pinstripe',
  confirmPassword: 'pinstripe',
};

const shown = () => screen.findByRole('dialog', { name: 'Sign Up' });
const field = (name: string) => screen.getByLabelText(name);
const create = () => screen.getByRole('button', { name: 'Create Account' });
/** Presses a button once it is enabled: the page behind a dialog stays inert until the dialog has closed. */
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fill(values: typeof filled) {
  await userEvent.type(field('Username'), values.username);
  await userEvent.type(field('Display name'), values.displayName);
  await userEvent.type(field('Email'), values.email);
  await userEvent.type(field('Password'), values.password);
  await userEvent.type(field('Confirm password'), values.confirmPassword);
}

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Options: Story = {
  play: async ({ args }) => {
    const dialog = within(await shown());
    for (const [name, href] of [
      ['Terms of Service (opens in a new tab)', '/terms'],
      ['Privacy Policy (opens in a new tab)', '/privacy'],
    ] as const) {
      const link = dialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await press('Continue With Google');
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await press('Sign Up With Details');
    await expect(args.onStepChange).toHaveBeenCalledWith('details');
    await waitFor(() => expect(field('Username')).toBeVisible());
    await expect(create()).toBeDisabled();
  },
};

export const Details: Story = {
  args: { step: 'details' },
  play: async ({ args }) => {
    await shown();
    await fill(filled);
    await expect(field('Username')).toHaveAccessibleDescription('✓ Username is available');
    await expect(field('Password')).toHaveAccessibleDescription('Strong password');
    await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords match');
    await waitFor(() => expect(create()).toBeEnabled());
    await userEvent.click(create());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
};

export const Hints: Story = {
  args: { step: 'details' },
  play: async () => {
    await shown();
    await fill({
      username: 'ma',
      displayName: ' ',
      email: 'mariam@atelier',
      password: 'short',
      confirmPassword: 'shirt',
    });
    await userEvent.tab();
    await expect(field('Username')).toHaveAccessibleDescription('Username must be at least 3 characters');
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.'),
    );
    await expect(field('Display name')).toHaveAccessibleDescription('Please enter a display name');
    await expect(field('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await expect(create()).toHaveAttribute('aria-disabled', 'true');
    await expect(create()).toHaveAccessibleDescription('Please fill in all fields correctly');
  },
};

export const PasswordsDiffer: Story = {
  args: { step: 'details' },
  play: async () => {
    await shown();
    await expect(create()).not.toHaveAccessibleDescription();
    await fill({ ...filled, confirmPassword: 'other' });
    await expect(create()).toHaveAccessibleDescription('Passwords do not match');
    create().focus();
    await expect(create()).toHaveFocus();
  },
};

/** The form keeps its values when going back or closing. */
export const KeepsInput: Story = {
  args: { step: 'details' },
  play: async ({ args }) => {
    await shown();
    await fill(filled);
    await press('Back to Options');
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('options'));
    await press('Sign Up With Details');
    await waitFor(() => expect(field('Email')).toHaveValue(filled.email));
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Open');
    await shown();
    await expect(field('Username')).toHaveValue(filled.username);
    await expect(field('Display name')).toHaveValue(filled.displayName);
    await expect(field('Confirm password')).toHaveValue(filled.confirmPassword);
    await expect(create()).toBeEnabled();
  },
};

export const UsernameTaken: Story = {
  args: { step: 'details', usernameStatus: 'taken' },
  render: (args) => <SignUpDialog {...args} />,
  play: async () => {
    await shown();
    await fill(filled);
    await expect(field('Username')).toHaveAccessibleDescription(
      'Username is taken. Please choose a different one.',
    );
    await expect(create()).toHaveAttribute('aria-disabled', 'true');
    await expect(create()).toHaveAccessibleDescription('Please choose an available username');
  },
};

/** While the form is being submitted, the dialog cannot be closed. */
export const Submitting: Story = {
  args: { step: 'details', state: 'submitting' },
  play: async ({ args }) => {
    const dialog = await shown();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Back to Options' })).toBeDisabled();
    await expect(field('Email')).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WaitingForGoogle: Story = {
  args: { state: 'submitting' },
  play: async () => {
    await shown();
    const google = screen.getByRole('button', { name: 'Continue With Google' });
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Log In' })).toBeDisabled();
  },
};

export const Success: Story = {
  args: { step: 'details', state: 'success' },
  play: async () => {
    const dialog = within(await shown());
    await expect(dialog.getByRole('status')).toHaveTextContent('Your account is ready.');
    await expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
  },
};

export const EmailInUse: Story = {
  args: {
    step: 'details',
    error: 'This email is already in use. Please sign in to your account or use a different email.',
  },
  play: async () => {
    const dialog = within(await shown());
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^This email is already in use\./);
    await fill(filled);
    await expect(create()).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { step: 'details', error: 'Unable to create account. Please try again.' },
  play: async ({ args }) => {
    const dialog = within(await shown());
    await expect(dialog.getByRole('alert')).toHaveTextContent(String(args.error));
  },
};

export const Phone: Story = {
  args: { step: 'details' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await shown();
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth));
  },
};

export const HostileSmallPhone: Story = {
  args: { step: 'details', error: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const dialog = within(await shown());
    await expect(dialog.getByRole('alert')).toHaveTextContent(longWord);
    await userEvent.click(field('Display name'));
    await userEvent.paste(longWord);
    await userEvent.click(field('Email'));
    await userEvent.paste(`${longWord}@${longWord}`);
    await expect(create()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightToLeft: Story = {
  args: { step: 'details' },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = within(await shown());
    const back = dialog.getByRole('button', { name: 'Back to Options' }).getBoundingClientRect();
    await expect(back.left).toBeGreaterThan(
      dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect().right,
    );
  },
};
