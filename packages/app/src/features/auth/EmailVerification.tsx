import { commonCopy } from '@aura/domain/copy/common';
import { emailVerificationCopy } from '@aura/domain/copy/email-verification';
import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import { Spinner } from '@aura/ui/primitives/Spinner';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useEmailVerification } from './use-email-verification.ts';

interface EmailVerificationProps {
  /** Null when the address has none. */
  readonly code: string | null;
}

/** The page of the link in a verification email. Settings shows the result; signed out, after the sign-in. */
export function EmailVerification({ code }: EmailVerificationProps) {
  usePageTitle(emailVerificationCopy.title);
  const navigate = useNavigate();
  const { verification, retry } = useEmailVerification(code);
  const { name } = verification;
  useEffect(() => {
    // The page before has disappeared, and with it the focus.
    if (name !== 'checking') focusPageHeading();
  }, [name]);
  if (name === 'checking') {
    return (
      <section className="mx-auto flex max-w-dialog-sm flex-col gap-6 px-5 py-12">
        <h1 className="font-serif text-40 text-balance outline-none">{emailVerificationCopy.title}</h1>
        <Spinner label={emailedLinkCopy.checking} />
      </section>
    );
  }
  if (verification.name === 'failed') {
    return (
      <MessagePage
        variant="alert"
        heading={emailedLinkCopy.checkFailedHeading}
        body={verification.reason}
        actions={<Button onClick={retry}>{commonCopy.retry}</Button>}
      />
    );
  }
  const isVerified = name === 'verified';
  const { verifiedHeading, verifiedBody, unusableBody } = emailVerificationCopy;
  return (
    <MessagePage
      variant={isVerified ? 'page' : 'alert'}
      heading={isVerified ? verifiedHeading : emailedLinkCopy.unusableHeading}
      body={isVerified ? verifiedBody : unusableBody}
      actions={
        <Button onClick={() => navigate(`${paths.settings}?section=notifications`)}>
          {emailVerificationCopy.settings}
        </Button>
      }
    />
  );
}
