import { ownDataCopy } from '@aura/domain/copy/own-data';
import { accountDeletionCopy, securitySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import type { PasswordChangeValues } from '@aura/domain/forms/security';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { SaveState } from '../SaveRow/SaveRow.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';

interface SecuritySectionProps {
  /** Of the account. */
  readonly email: string;
  /** The sign-in method. Google accounts have no password to change. */
  readonly method: 'google' | 'password';
  readonly onPasswordChange: (values: PasswordChangeValues) => void;
  readonly passwordSaving: SaveState;
  /** URL of the export of the own data, offered before the deletion. */
  readonly ownDataHref: string;
  /** Opens the dialog that deletes the account. */
  readonly onDeleteAccount: () => void;
}

/**
 * Password change, two-factor authentication (not available yet) and account deletion (docs/product.md
 * section 2).
 */
export function SecuritySection({
  email,
  method,
  onPasswordChange,
  passwordSaving,
  ownDataHref,
  onDeleteAccount,
}: SecuritySectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.security} body={securitySettingsCopy.body}>
      <Part
        heading={securitySettingsCopy.passwordHeading}
        body={method === 'google' ? securitySettingsCopy.managedByGoogle : securitySettingsCopy.passwordBody}
      >
        {method === 'password' && (
          <PasswordChangeForm email={email} onSubmit={onPasswordChange} saving={passwordSaving} />
        )}
      </Part>
      <Part heading={securitySettingsCopy.twoFactorHeading} body={securitySettingsCopy.twoFactorBody}>
        <div>
          <Button variant="outline" disabledReason={securitySettingsCopy.twoFactorComingSoon}>
            {securitySettingsCopy.enableTwoFactor}
          </Button>
        </div>
      </Part>
      <Part heading={accountDeletionCopy.heading} body={accountDeletionCopy.body}>
        <Link href={ownDataHref} className={buttonStyle({ variant: 'link', className: 'self-start' })}>
          {ownDataCopy.beforeDeletion}
        </Link>
        <Button variant="dangerQuiet" className="-ms-3 self-start" onClick={onDeleteAccount}>
          {accountDeletionCopy.open}
        </Button>
      </Part>
    </SettingsSection>
  );
}

interface PartProps {
  readonly heading: string;
  readonly body: string;
  readonly children: ReactNode;
}

function Part({ heading, body, children }: PartProps) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-col gap-1">
        <h3 className="font-serif text-22">{heading}</h3>
        <p className="text-14 text-muted">{body}</p>
      </div>
      {children}
    </div>
  );
}
