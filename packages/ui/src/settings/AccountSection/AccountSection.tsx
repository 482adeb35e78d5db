import { accountSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface AccountSectionProps {
  readonly username: string;
  readonly email: string;
}

/** Who somebody is known as; neither name nor email can be changed (docs/product.md section 2, Settings). */
export function AccountSection({ username, email }: AccountSectionProps) {
  return (
    <section aria-labelledby="settings-account" className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id="settings-account" className="font-serif text-28">
          {settingsCopy.sections.account}
        </h2>
        <p className="text-muted">{accountSettingsCopy.body}</p>
      </header>
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
    </section>
  );
}
