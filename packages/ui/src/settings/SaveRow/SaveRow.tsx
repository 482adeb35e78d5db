import { Button } from '../../primitives/Button/Button.tsx';
import { SettingsMessage } from '../SettingsMessage/SettingsMessage.tsx';
import type { SettingsMessageContent } from '../settings-message.ts';

/** What saving a section shows. */
export interface SaveState {
  readonly busy: boolean;
  readonly message: SettingsMessageContent | null;
  readonly onMessageExpire: () => void;
}

interface SaveRowProps {
  readonly label: string;
  readonly saving: SaveState;
  /** Without it the button submits the form around it. */
  readonly onSave?: () => void;
}

/** The button that saves a section, beside what came of it. */
export function SaveRow({ label, saving, onSave }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
      <SettingsMessage message={saving.message} onExpire={saving.onMessageExpire} />
      <Button
        type={onSave ? 'button' : 'submit'}
        busy={saving.busy}
        onClick={onSave}
        className="max-tablet:w-full"
      >
        {label}
      </Button>
    </div>
  );
}
