import { useUpdateNotificationSettingsMutation } from '@aura/api-client/endpoints/profile-actions';
import { notificationSettingsCopy } from '@aura/domain/copy/settings';
import type { NotificationSettings as Settings } from '@aura/domain/notifications';
import { NotificationsSection } from '@aura/ui/settings/NotificationsSection';
import { useState } from 'react';
import { notificationsSaved, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { useSaving } from './use-saving.ts';

interface NotificationSettingsProps {
  readonly email: string;
}

/**
 * Notification settings. The server stores them but does not return them, so this browser persists a copy.
 */
export default function NotificationSettings({ email }: NotificationSettingsProps) {
  const dispatch = useAppDispatch();
  const { notifications } = useAppSelector(selectLocalState);
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
