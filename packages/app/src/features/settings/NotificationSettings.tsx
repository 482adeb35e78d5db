import { useUpdateNotificationSettingsMutation } from '@aura/api-client/endpoints/profile-actions';
import { notificationSettingsCopy } from '@aura/domain/copy/settings';
import type { NotificationSettings as Settings } from '@aura/domain/entities';
import { NotificationsSection } from '@aura/ui/settings/NotificationsSection';
import { useState } from 'react';
import { notificationsSaved, selectBrowserData } from '../../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { useSaving } from './use-saving.ts';

interface NotificationSettingsProps {
  readonly email: string;
}

/** What somebody is told about. The server takes the settings but gives none back, so this browser remembers them. */
export default function NotificationSettings({ email }: NotificationSettingsProps) {
  const dispatch = useAppDispatch();
  const { notifications } = useAppSelector(selectBrowserData);
  const [update] = useUpdateNotificationSettingsMutation();
  const { saving, run } = useSaving();
  const [changes, setChanges] = useState<Settings | null>(null);
  const settings = changes ?? notifications;

  const save = () =>
    run(async () => {
      const { error } = await update({ email, settings });
      if (error) return { tone: 'error', text: notificationSettingsCopy.failed };
      dispatch(notificationsSaved(settings));
      setChanges(null);
      return { tone: 'success', text: notificationSettingsCopy.saved };
    });

  return (
    <NotificationsSection
      settings={settings}
      onChange={setChanges}
      onSave={() => void save()}
      saving={saving}
    />
  );
}
