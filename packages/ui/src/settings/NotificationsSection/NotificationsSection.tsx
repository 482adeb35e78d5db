import { notificationLabels, notificationSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { type NotificationSettings, notificationNames } from '@aura/domain/notifications';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { SaveRow, type SaveState } from '../SaveRow/SaveRow.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

interface NotificationsSectionProps {
  readonly settings: NotificationSettings;
  readonly onChange: (settings: NotificationSettings) => void;
  readonly onSave: () => void;
  readonly saving: SaveState;
}

/** The notification settings (docs/product.md section 2, Settings). */
export function NotificationsSection({ settings, onChange, onSave, saving }: NotificationsSectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.notifications} body={notificationSettingsCopy.body}>
      <div className="divide-y divide-line border-y border-line">
        {notificationNames.map((name) => (
          <Switch
            key={name}
            label={notificationLabels[name].label}
            description={notificationLabels[name].hint}
            checked={settings[name]}
            onCheckedChange={(on) => onChange({ ...settings, [name]: on })}
          />
        ))}
      </div>
      <SaveRow label={notificationSettingsCopy.save} saving={saving} onSave={onSave} />
    </SettingsSection>
  );
}
