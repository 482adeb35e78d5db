import { notificationsCopy } from '@aura/domain/copy/notifications';
import { ArrowUp } from 'lucide-react';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

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
    <span className="relative isolate inline-flex rounded-full">
      <Aura size="avatar" palette={palette} />
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onPress}
        className="inline-flex min-h-target items-center gap-2 rounded-full bg-paper px-5 font-medium text-14"
      >
        {notificationsCopy.newOnes(count)}
        {busy ? <Spinner /> : <ArrowUp aria-hidden className="size-4" />}
      </button>
    </span>
  );
}
