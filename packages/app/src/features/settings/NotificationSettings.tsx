import { useGetDeliveryOptionsQuery } from '@aura/api-client/endpoints/notification-delivery';
import { useUpdateNotificationSettingsMutation } from '@aura/api-client/endpoints/profile-actions';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { commonCopy } from '@aura/domain/copy/common';
import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { notificationSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import {
  notificationNames,
  notificationSettingsDefaults,
  type NotificationSettings as Settings,
} from '@aura/domain/notifications';
import { pick } from '@aura/domain/utils/pick';
import { Button } from '@aura/ui/primitives/Button';
import { NotificationsSection } from '@aura/ui/settings/NotificationsSection';
import { SettingsSkeleton } from '@aura/ui/settings/SettingsSkeleton';
import { useState } from 'react';
import { QueryError } from '../../shared/QueryError.tsx';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { notificationsSaved, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { useEmailNote } from './use-email-note.tsx';
import { usePushSwitch } from './use-push-switch.ts';
import { useSaving } from './use-saving.ts';

interface NotificationSettingsProps {
  readonly email: string;
}

/**
 * Notification settings. They come with the profile; this browser's copy is shown until it has loaded.
 */
export default function NotificationSettings({ email }: NotificationSettingsProps) {
  const dispatch = useAppDispatch();
  const { profile, query } = useCurrentUser();
  const { notifications: cached } = useAppSelector(selectLocalState);
  const [update] = useUpdateNotificationSettingsMutation();
  const { saving, run } = useSaving();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  // Emails may have been turned off by the link of an email meanwhile.
  useGetProfileQuery(email, { refetchOnFocus: true });
  const { data: options, isError, refetch } = useGetDeliveryOptionsQuery(email);
  const isRefused = options?.email.refused === true;
  const inProfile = { ...notificationSettingsDefaults, ...(profile?.notificationSettings ?? cached) };
  // Saving the switch as on makes the server try the address again.
  const stored = isRefused ? { ...inProfile, emailNotifications: false } : inProfile;
  const settings = { ...stored, ...changes };
  const push = usePushSwitch(options?.pushKey, stored.pushNotifications);
  const emailNote = useEmailNote(options?.email, refetch);
  const isEmailOff = options?.email.available === false;
  const shown = {
    ...settings,
    pushNotifications: push.isOn,
    emailNotifications: settings.emailNotifications && !isEmailOff,
  };

  /** The settings of push and email stay as stored while their switches only show that they do not work here. */
  function change(next: Settings) {
    if (next.pushNotifications !== push.isOn) {
      void push.toggle(next.pushNotifications);
      return;
    }
    const changed = notificationNames.filter(
      (name) =>
        next[name] !== shown[name] &&
        name !== 'pushNotifications' &&
        !(isEmailOff && name === 'emailNotifications'),
    );
    setChanges((before) => ({ ...before, ...Object.fromEntries(changed.map((name) => [name, next[name]])) }));
  }

  const save = () =>
    run(async () => {
      // Another device may have changed the others.
      const changed: Partial<Settings> = {
        ...pick(
          settings,
          notificationNames.filter((name) => settings[name] !== stored[name]),
        ),
        ...(push.change !== null && { pushNotifications: push.change }),
      };
      const { error } = await update({ email, settings: changed });
      if (error) return { tone: 'error', text: notificationSettingsCopy.failed };
      dispatch(notificationsSaved({ ...inProfile, ...changed }));
      if (isRefused) await refetch();
      // A change made while it was saved is not saved yet.
      setChanges((current) => (current === changes ? {} : current));
      if (!(await push.save())) return { tone: 'error', text: deliverySettingsCopy.pushFailed };
      return { tone: 'success', text: notificationSettingsCopy.saved };
    });

  // What was changed is found by comparing with the settings of the server.
  if (profile === null && query.isError)
    return <QueryError message={settingsCopy.loadFailed} query={query} />;
  if (push.state === 'loading' && !isError) return <SettingsSkeleton />;
  const isUnusable = isError || push.state === 'failed' || push.state === 'unsupported';
  const again = isError && (
    <Button variant="outline" size="sm" onClick={() => void refetch()}>
      {commonCopy.tryAgain}
    </Button>
  );
  const pushNote = isError ? deliverySettingsCopy.unknown : push.note;
  return (
    <NotificationsSection
      settings={shown}
      onChange={change}
      notes={{
        ...(pushNote && { pushNotifications: { text: pushNote, isDisabled: isUnusable, action: again } }),
        ...(emailNote && { emailNotifications: emailNote }),
      }}
      announcement={push.announcement}
      onSave={() => void save()}
      saving={saving}
    />
  );
}
