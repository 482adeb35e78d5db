import { authCopy } from '@aura/domain/copy/auth';
import { Link } from '../../primitives/Link/Link.tsx';

export interface PolicyAgreementProps {
  readonly policyHrefs: { readonly terms: string; readonly privacy: string };
}

/** The terms that a user accepts by creating an account. Both documents open in a new tab. */
export function PolicyAgreement({ policyHrefs }: PolicyAgreementProps) {
  const { before, between, after } = authCopy.agreement;
  return (
    <p className="text-14 text-muted">
      {before}
      <Link variant="inline" href={policyHrefs.terms} newTab>
        {authCopy.termsOfService}
      </Link>
      {between}
      <Link variant="inline" href={policyHrefs.privacy} newTab>
        {authCopy.privacyPolicy}
      </Link>
      {after}
    </p>
  );
}
