import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { SettingsMessage } from '../SettingsMessage/SettingsMessage.tsx';
import type { SettingsMessageContent } from '../settings-message.ts';

/** State of saving a section. */
export interface SaveState {
  readonly busy: boolean;
  readonly message: SettingsMessageContent | null;
  readonly onMessageExpire: () => void;
}

interface SaveRowProps {
  readonly label: string;
  readonly saving: SaveState;
  /** Called when the button is pressed. When undefined, the button submits the enclosing form. */
  readonly onSave?: () => void;
}

/** The save button of a section, next to the result message. */
export function SaveRow({ label, saving, onSave }: SaveRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
      <SettingsMessage message={saving.message} onExpire={saving.onMessageExpire} saveButton={button} />
      <Button
        ref={button}
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
