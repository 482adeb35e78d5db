import type { UsernameStatus } from '@aura/domain/rules/usernames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { ProfileSetupOverlay } from './ProfileSetupOverlay.tsx';

const meta = {
  title: 'Auth/ProfileSetupOverlay',
  component: ProfileSetupOverlay,
  args: { usernameStatus: 'idle', onUsernameChange: fn(), onSubmit: fn(), onSignOut: fn() },
  parameters: { docs: { story: { inline: false, height: '38.75rem' } } },
} satisfies Meta<typeof ProfileSetupOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Form values as Google provides them. */
const named = { username: '', displayName: 'Mariam El-Sayed' };

const shown = () => screen.findByRole('dialog', { name: 'Complete Your Profile' });
const username = () => screen.getByRole('textbox', { name: 'Username' });
const displayName = () => screen.getByRole('textbox', { name: 'Display Name' });
const complete = () => userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));

export const Empty: Story = {
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Choose how others see you.');
    await expect(overlay.getAllByRole('img', { name: 'Not valid yet' })).toHaveLength(2);
    await complete();
    await expect(await overlay.findByRole('alert')).toHaveTextContent(
      'Please complete all required fields with valid information',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Completed: Story = {
  args: { usernameStatus: 'available', initialValues: named },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(displayName()).toHaveValue('Mariam El-Sayed');
    await userEvent.type(username(), 'mariam.elsayed');
    await expect(args.onUsernameChange).toHaveBeenLastCalledWith('mariam.elsayed');
    await expect(overlay.getAllByRole('img', { name: 'Valid' })).toHaveLength(2);
    await expect(username()).toHaveAccessibleDescription('✓ Username is available');
    await complete();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'mariam.elsayed',
        displayName: 'Mariam El-Sayed',
      }),
    );
  },
};

/** An emoji counts as one character; a longer name is not cut but refused. */
export const NameTooLong: Story = {
  args: { usernameStatus: 'available', initialValues: { username: 'mariam', displayName: '👗'.repeat(50) } },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(overlay.getAllByRole('img', { name: 'Valid' })).toHaveLength(2);
    await userEvent.type(displayName(), '!');
    await expect(displayName()).toHaveAccessibleDescription(
      'The display name can have at most 50 characters.',
    );
    await expect(overlay.getAllByRole('img', { name: 'Valid' })).toHaveLength(1);
    await complete();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The username was taken between the check and the submission. */
export const UsernameTaken: Story = {
  args: { usernameStatus: 'taken', initialValues: { ...named, username: 'mariam' } },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await expect(displayName()).toHaveValue('Mariam El-Sayed');
    await expect(username()).toHaveValue('mariam');
    await expect(username()).toHaveAccessibleDescription('Username is taken. Please choose a different one.');
    await complete();
    await overlay.findByRole('alert');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Once a problem is resolved, its message disappears. */
export const ProblemResolved: Story = {
  args: { usernameStatus: 'available' },
  play: async () => {
    const overlay = within(await shown());
    await userEvent.type(username(), 'mariam.elsayed');
    await complete();
    await overlay.findByRole('alert');
    await userEvent.type(displayName(), 'Mariam');
    await waitFor(() => expect(overlay.queryByRole('alert')).toBeNull());
  },
};

/** Escape and presses outside do not close the dialog; only Sign Out does. */
export const NotDismissible: Story = {
  play: async ({ args }) => {
    const overlay = await shown();
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await expect(overlay).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true, initialValues: named },
  play: async () => {
    await shown();
    await expect(screen.getByRole('button', { name: 'Complete Setup' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled();
    await expect(displayName()).toHaveAttribute('readonly');
  },
};

export const Failed: Story = {
  args: { error: 'Failed to complete profile setup. Please try again.' },
  play: async () => {
    const overlay = within(await shown());
    await expect(overlay.getByRole('alert')).toHaveTextContent(
      'Failed to complete profile setup. Please try again.',
    );
  },
};

export const Checking: Story = {
  args: { usernameStatus: 'checking', initialValues: named },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await userEvent.type(username(), 'mariam');
    await expect(username()).toHaveAccessibleDescription('Checking username');
    await complete();
    await expect(await overlay.findByRole('alert')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

let answerCheck = () => {};

/**
 * The form is submitted while the username is being checked. Once it is available, the message disappears.
 */
export const CheckedAfterSubmit: Story = {
  args: { initialValues: named },
  render: function CheckedAfterwards(args) {
    const [usernameStatus, setUsernameStatus] = useState<UsernameStatus>('checking');
    answerCheck = () => setUsernameStatus('available');
    return <ProfileSetupOverlay {...args} usernameStatus={usernameStatus} />;
  },
  play: async ({ args }) => {
    const overlay = within(await shown());
    await userEvent.type(username(), 'mariam');
    await complete();
    await overlay.findByRole('alert');
    answerCheck();
    await waitFor(() => expect(overlay.queryByRole('alert')).toBeNull());
    await complete();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const CheckFailed: Story = {
  args: { usernameStatus: 'error', initialValues: named },
  play: async () => {
    await shown();
    await userEvent.type(username(), 'mariam');
    await expect(username()).toHaveAccessibleDescription('Unable to check username availability');
  },
};

/** A name from Google may exceed the limit of display names; the user can shorten it. */
export const Phone: Story = {
  args: { initialValues: { username: '', displayName: longWord }, error: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const overlay = within(await shown());
    await expect(displayName()).toHaveValue(longWord);
    await expect(overlay.getByRole('alert')).toHaveTextContent(longWord);
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  },
};
