import { notificationsCopy } from '@aura/domain/copy/notifications';
import { AuraButton } from '../../primitives/Aura/AuraButton.tsx';

interface NewNotificationsButtonProps {
  readonly count: number;
  /** Colours of the newest post. */
  readonly palette?: readonly string[] | undefined;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Shows the notifications that have arrived since the list was loaded. The list does not move until it is pressed. */
export function NewNotificationsButton({
  count,
  palette,
  busy = false,
  onPress,
}: NewNotificationsButtonProps) {
  return (
    <AuraButton palette={palette} busy={busy} onPress={onPress} className="px-5">
      {notificationsCopy.newOnes(count)}
    </AuraButton>
  );
}
