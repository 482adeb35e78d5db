import { authCopy } from '@aura/domain/copy/auth';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';

export interface PolicyAgreementProps {
  readonly policyHrefs: { readonly terms: string; readonly privacy: string };
}

/** What somebody agrees to by creating an account; both documents open in a new tab. */
export function PolicyAgreement({ policyHrefs }: PolicyAgreementProps) {
  const { before, between, after } = authCopy.agreement;
  return (
    <p className="text-14 text-muted">
      {before}
      <TextLink variant="inline" href={policyHrefs.terms} target="_blank" rel="noreferrer">
        {authCopy.termsOfService}
      </TextLink>
      {between}
      <TextLink variant="inline" href={policyHrefs.privacy} target="_blank" rel="noreferrer">
        {authCopy.privacyPolicy}
      </TextLink>
      {after}
    </p>
  );
}
