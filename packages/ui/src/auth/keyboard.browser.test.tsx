import '../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusIsOn } from '../testing/focus-is-on.ts';
import { Opener } from '../testing/Opener.tsx';
import { SignUpFlow } from '../testing/SignUpFlow.tsx';
import { AuthPathDialog } from './AuthPathDialog/AuthPathDialog.tsx';
import { LoginDialog, type LoginView } from './LoginDialog/LoginDialog.tsx';
import { ProfileSetupOverlay } from './ProfileSetupOverlay/ProfileSetupOverlay.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Queries again in each attempt: the page behind is inert while a dialog closes. */
const dialog = (name: string) => screen.findByRole('dialog', { name });

function LogIn({ onSubmit }: { readonly onSubmit: () => Promise<void> }) {
  const [view, setView] = useState<LoginView>('login');
  return (
    <Opener>
      {(open, onOpenChange) => (
        <LoginDialog
          open={open}
          onOpenChange={onOpenChange}
          view={view}
          onViewChange={setView}
          onSubmit={onSubmit}
          onReset={vi.fn()}
          onGoogle={vi.fn()}
        />
      )}
    </Opener>
  );
}

describe('LoginDialog', () => {
  it('focuses the first field, submits on Enter, and switches between its views', async () => {
    const onSubmit = vi.fn();
    render(<LogIn onSubmit={onSubmit} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await dialog('Log In');
    await focusIsOn(() => screen.getByRole('textbox', { name: 'Email/Username' }));
    await userEvent.keyboard('sofia@aura.example{Tab}pinstripe{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    button('Forgot Password?').focus();
    await userEvent.keyboard('{Enter}');
    await dialog('Reset Password');
    await focusIsOn(() => screen.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focusIsOn(() => button('Open'));
  });
});

describe('SignUpDialog', () => {
  it('moves from the options into the form, closes on Escape, and restores the focus', async () => {
    render(
      <SignUpFlow
        open={false}
        onOpenChange={vi.fn()}
        step="options"
        onStepChange={vi.fn()}
        usernameStatus="idle"
        onUsernameChange={vi.fn()}
        onSubmit={vi.fn()}
        onGoogle={vi.fn()}
        policyHrefs={{ terms: '#terms', privacy: '#privacy' }}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await dialog('Sign Up');
    await focusIsOn(() => button('Sign Up With Details'));
    await userEvent.keyboard('{Enter}');
    const username = await screen.findByRole('textbox', { name: 'Username' });
    await focusIsOn(() => username);
    await userEvent.keyboard('sofia{Tab}Sofia{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focusIsOn(() => button('Open'));
  });
});

describe('AuthPathDialog', () => {
  it('has one tab stop for each path', async () => {
    const onSignUp = vi.fn();
    const onLogIn = vi.fn();
    render(
      <Opener>
        {(open, onOpenChange) => (
          <AuthPathDialog open={open} onOpenChange={onOpenChange} onSignUp={onSignUp} onLogIn={onLogIn} />
        )}
      </Opener>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await dialog('Choose Your Path');
    await focusIsOn(() => button('Sign Up'));
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect([onSignUp, onLogIn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await userEvent.keyboard('{Escape}');
    await focusIsOn(() => button('Open'));
  });
});

describe('ProfileSetupOverlay', () => {
  it('traps the focus and does not close on Escape', async () => {
    const onSignOut = vi.fn();
    render(
      <ProfileSetupOverlay
        usernameStatus="idle"
        onUsernameChange={vi.fn()}
        onSubmit={vi.fn()}
        onSignOut={onSignOut}
      />,
    );
    const overlay = await dialog('Complete Your Profile');
    const username = screen.getByRole('textbox', { name: 'Username' });
    await focusIsOn(() => username);
    await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
    await focusIsOn(() => button('Sign Out'));
    expect(overlay.isConnected).toBe(true);
    await userEvent.keyboard('{Tab}');
    await focusIsOn(() => username);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
