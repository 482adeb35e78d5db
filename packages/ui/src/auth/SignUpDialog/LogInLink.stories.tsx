import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SignUpFlow } from '../../testing/SignUpFlow.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

const meta = {
  title: 'Auth/SignUpDialog/Log In',
  component: SignUpDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    step: 'options',
    onStepChange: fn(),
    usernameStatus: 'idle',
    onUsernameChange: fn(),
    onEmailChange: fn(),
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

const pressLogIn = async () => userEvent.click(await screen.findByRole('button', { name: 'Log In' }));

export const FromOptions: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Already have an account?')).toBeVisible();
    await pressLogIn();
    await expect(args.onLogIn).toHaveBeenCalledWith('');
  },
};

/** Editing the email withdraws the message about the previous one; Log In receives the email. */
export const FromDetails: Story = {
  args: {
    step: 'details',
    error: 'This email is already in use. Please sign in to your account or use a different email.',
  },
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Email');
    await userEvent.type(screen.getByLabelText('Username'), 'mariam.elsayed');
    await expect(args.onEmailChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'mariam@atelier-rossio.example');
    await expect(args.onEmailChange).toHaveBeenCalled();
    await pressLogIn();
    await expect(args.onLogIn).toHaveBeenCalledWith('mariam@atelier-rossio.example');
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
  },
};

/** On phones, the photograph is below the options and the link. */
export const OptionsPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
