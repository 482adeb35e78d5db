import { ownDecisionsCopy } from '@aura/domain/copy/moderation';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { accountSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { FolderDown, Lock, Shield } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

interface AccountSectionProps {
  readonly username: string;
  readonly email: string;
  /** URL of what moderators decided about the current user. */
  readonly decisionsHref: string;
  /** URL of export and import of the own data. */
  readonly ownDataHref: string;
}

const linkStyle =
  '-mx-3 flex min-h-control items-center gap-3 rounded-control px-3 font-medium underline hover:bg-hover';

/**
 * Username and email of the current user, which cannot be changed, and the ways to the own data and to moderators'
 * decisions (docs/product.md section 2, Profiles, settings, policies).
 */
export function AccountSection({ username, email, decisionsHref, ownDataHref }: AccountSectionProps) {
  const { body, username: usernameLabel, usernameFixed, email: emailLabel, emailFixed } = accountSettingsCopy;
  return (
    <SettingsSection heading={settingsCopy.sections.account} body={body}>
      <dl className="flex flex-col border-t border-line tablet:border-b">
        <Fact label={usernameLabel} value={username} note={usernameFixed} />
        <Fact label={emailLabel} value={email} note={emailFixed} />
      </dl>
      <div className="flex flex-col">
        <Link href={ownDataHref} className={linkStyle}>
          <FolderDown aria-hidden className="size-5 shrink-0 stroke-icon" />
          <span className="min-w-0 flex-1">{ownDataCopy.heading}</span>
        </Link>
        <Link href={decisionsHref} className={linkStyle}>
          <Shield aria-hidden className="size-5 shrink-0 stroke-icon" />
          <span className="min-w-0 flex-1">{ownDecisionsCopy.heading}</span>
        </Link>
      </div>
    </SettingsSection>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** Why it cannot be changed. */
  readonly note: string;
}

function Fact({ label, value, note }: FactProps) {
  return (
    <div className="flex flex-col gap-1 border-b border-line py-4 last:border-b-0">
      <dt className="text-14 font-medium">{label}</dt>
      <dd className="text-16 wrap-anywhere">{value}</dd>
      <dd className="flex items-center gap-1.5 text-14 text-muted">
        <Lock aria-hidden className="size-4 shrink-0 stroke-icon" />
        {note}
      </dd>
    </div>
  );
}
