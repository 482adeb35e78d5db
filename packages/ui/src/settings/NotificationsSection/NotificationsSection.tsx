import { notificationLabels, notificationSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import {
  type NotificationName,
  type NotificationSettings,
  notificationNames,
} from '@aura/domain/notifications';
import type { ReactNode } from 'react';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { SaveRow, type SaveState } from '../SaveRow/SaveRow.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

/** What is said about a switch instead of its explanation. */
export interface SwitchNote {
  readonly text: string;
  /** Whether the switch cannot be used. */
  readonly isDisabled?: boolean;
  /** The way out, below the switch. */
  readonly action?: ReactNode;
}

interface NotificationsSectionProps {
  readonly settings: NotificationSettings;
  readonly onChange: (settings: NotificationSettings) => void;
  /** Of ways of delivery that do not work here. */
  readonly notes?: Partial<Readonly<Record<NotificationName, SwitchNote>>>;
  /** What has happened after a press, for screen readers. */
  readonly announcement?: string;
  readonly onSave: () => void;
  readonly saving: SaveState;
}

/** The notification settings (docs/product.md section 2, Profiles, settings, policies). */
export function NotificationsSection({
  settings,
  onChange,
  notes = {},
  announcement = '',
  onSave,
  saving,
}: NotificationsSectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.notifications} body={notificationSettingsCopy.body}>
      <div className="divide-y divide-line border-y border-line">
        {notificationNames.map((name) => {
          const { text, isDisabled, action } = notes[name] ?? {};
          return (
            <div key={name}>
              <Switch
                label={notificationLabels[name].label}
                description={text ?? notificationLabels[name].hint}
                disabledReason={isDisabled ? text : undefined}
                checked={settings[name]}
                onCheckedChange={(on) => onChange({ ...settings, [name]: on })}
              />
              {action && <div className="pb-3">{action}</div>}
            </div>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <SaveRow label={notificationSettingsCopy.save} saving={saving} onSave={onSave} />
    </SettingsSection>
  );
}
