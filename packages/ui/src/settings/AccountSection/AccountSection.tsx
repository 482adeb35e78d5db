import { accountSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

interface AccountSectionProps {
  readonly username: string;
  readonly email: string;
}

/** Username and email of the current user, both read-only (docs/product.md section 2, Settings). */
export function AccountSection({ username, email }: AccountSectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.account} body={accountSettingsCopy.body}>
      <TextField
        label={accountSettingsCopy.username}
        value={username}
        readOnly
        hint={accountSettingsCopy.usernameFixed}
      />
      <TextField
        label={accountSettingsCopy.email}
        value={email}
        readOnly
        hint={accountSettingsCopy.emailFixed}
      />
    </SettingsSection>
  );
}
