import { authCopy, newPasswordCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { MessagePage } from '../../shell/MessagePage/MessagePage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/**
 * State of the link of a password reset email. `unusable`: it has expired or was used; its email may be unknown.
 * `failed`: it could not be checked, with the reason.
 */
export type ResetLinkState =
  | { readonly name: 'checking' }
  | { readonly name: 'unusable'; readonly email: string }
  | { readonly name: 'valid'; readonly email: string }
  | { readonly name: 'changed'; readonly email: string }
  | { readonly name: 'failed'; readonly reason: string };

interface NewPasswordPageProps {
  readonly link: ResetLinkState;
  readonly onSubmit: (password: string) => Promise<void>;
  /** Why the last submission failed. */
  readonly error?: string | null;
  /** Checks the link again. */
  readonly onRetry: () => void;
  /** Whether a user is signed in, whose way out is the feed. */
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
  readonly onSendNewLink: () => void;
  readonly onGoToFeed: () => void;
}

/** The page that the link of a password reset email opens (docs/product.md section 2). */
export function NewPasswordPage({
  link,
  onSubmit,
  error = null,
  onRetry,
  signedIn,
  onLogIn,
  onSendNewLink,
  onGoToFeed,
}: NewPasswordPageProps) {
  useHeadingFocus(link.name);
  if (link.name === 'unusable') {
    return (
      <MessagePage
        variant="alert"
        heading={emailedLinkCopy.unusableHeading}
        body={newPasswordCopy.unusableBody}
        actions={
          <>
            <Button onClick={onSendNewLink}>{newPasswordCopy.sendNewLink}</Button>
            {signedIn && (
              <Button variant="outline" onClick={onGoToFeed}>
                {commonCopy.goToFeed}
              </Button>
            )}
          </>
        }
      />
    );
  }
  if (link.name === 'failed') {
    return (
      <MessagePage
        variant="alert"
        heading={emailedLinkCopy.checkFailedHeading}
        body={link.reason}
        actions={<Button onClick={onRetry}>{commonCopy.retry}</Button>}
      />
    );
  }
  if (link.name === 'changed') {
    return (
      <MessagePage
        heading={newPasswordCopy.changedHeading}
        body={newPasswordCopy.changedBody}
        actions={
          signedIn ? (
            <Button onClick={onGoToFeed}>{commonCopy.goToFeed}</Button>
          ) : (
            <Button onClick={onLogIn}>{authCopy.logIn}</Button>
          )
        }
      />
    );
  }
  return (
    <section className="mx-auto flex max-w-dialog-sm flex-col gap-6 px-5 py-12">
      <h1 className="font-serif text-40 text-balance outline-none">{newPasswordCopy.title}</h1>
      {link.name === 'checking' ? (
        <Spinner label={emailedLinkCopy.checking} />
      ) : (
        <>
          <p className="text-16 break-words text-muted">{newPasswordCopy.account(link.email)}</p>
          <NewPasswordForm email={link.email} onSubmit={onSubmit} error={error} />
        </>
      )}
    </section>
  );
}

/** Moves the focus to the new heading, since the control that had the focus is removed. */
function useHeadingFocus(state: string) {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) focusPageHeading();
    shown.current = state;
  }, [state]);
}
