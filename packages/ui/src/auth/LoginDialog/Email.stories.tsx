import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { LoginDialog } from './LoginDialog.tsx';

const meta = {
  title: 'Auth/LoginDialog/Email',
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
  parameters: { docs: { story: { inline: false, height: '38.75rem' } } },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Opened with an email that was typed elsewhere. */
export const WithEmail: Story = {
  args: { initialEmail: 'mariam@atelier-rossio.example' },
  play: async () => {
    await dialog('Log In');
    await expect(screen.getByRole('textbox', { name: 'Email/Username' })).toHaveValue(
      'mariam@atelier-rossio.example',
    );
  },
};

/** Opened by a password reset link that cannot be used. */
export const ResetWithEmail: Story = {
  args: { view: 'reset', initialEmail: 'mariam@atelier-rossio.example' },
  play: async () => {
    await dialog('Reset Password');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mariam@atelier-rossio.example');
  },
};

/** With the local identity provider no email reaches an inbox. */
export const ResetSentLocally: Story = {
  args: {
    view: 'reset',
    sent: true,
    sentNote:
      'No email leaves this computer. The link is printed where the app was started, and stored in the folder "mail" of its data folder.',
  },
  play: async ({ args }) => {
    const shown = within(await dialog('Reset Password'));
    await expect(shown.getByRole('status')).toHaveTextContent(String(args.sentNote));
  },
};
