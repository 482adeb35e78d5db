import { useSearchParams } from 'react-router';
import { EmailVerification } from './EmailVerification.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/**
 * `/reset-password?mode={mode}&oobCode={code}`: the page of the links in the emails of the identity provider, which has
 * one address for all of them. The parameters are those of the provider.
 */
export default function EmailLinkRoute() {
  const [parameters] = useSearchParams();
  const mode = parameters.get('mode');
  const code = parameters.get('oobCode');
  if (mode === 'verifyEmail') return <EmailVerification code={code} />;
  return <ResetPassword code={mode === 'resetPassword' ? code : null} />;
}
