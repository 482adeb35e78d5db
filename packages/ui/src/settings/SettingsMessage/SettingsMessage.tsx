import { shellCopy } from '@aura/domain/copy/shell';
import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { Check, CircleAlert, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useCountdown } from '../../foundations/use-countdown.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { SettingsMessageContent } from '../settings-message.ts';

interface SettingsMessageProps {
  /**
   * Null when there is no message. The live region is always rendered, so that screen readers announce a new
   * message.
   */
  readonly message: SettingsMessageContent | null;
  /** Called after 3 seconds, and when the message is dismissed. */
  readonly onExpire: () => void;
  /** The save button beside the message, which is focused when the focused message is dismissed. */
  readonly saveButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The result of saving. It disappears after 3 seconds; an error pauses while the pointer or the focus is on
 * it (docs/product.md section 4).
 */
export function SettingsMessage({ message, onExpire, saveButton }: SettingsMessageProps) {
  return (
    <div className="min-h-6 min-w-0 flex-1 text-14">
      <div role="status">
        {message?.tone === 'success' && (
          <Success key={message.text} text={message.text} onExpire={onExpire} />
        )}
      </div>
      {message?.tone === 'error' && (
        <Failure key={message.text} text={message.text} onExpire={onExpire} saveButton={saveButton} />
      )}
    </div>
  );
}

interface LineProps {
  readonly text: string;
  readonly onExpire: () => void;
}

function Success({ text, onExpire }: LineProps) {
  useCountdown(settingsMessageDurationMs, false, onExpire);
  return (
    <p className="flex items-center gap-2 text-success">
      <Check aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

/** An alert of its own, which is not part of the status. */
function Failure({ text, onExpire, saveButton }: LineProps & Pick<SettingsMessageProps, 'saveButton'>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(settingsMessageDurationMs, hovered || focused, onExpire);
  const dismiss = () => {
    // The focused button is removed with the message.
    if (focused) saveButton.current?.focus({ preventScroll: true });
    onExpire();
  };
  return (
    <div
      role="alert"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="flex items-center gap-2 text-danger"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0">{text}</p>
      <IconButton label={shellCopy.dismiss} variant="inherit" onClick={dismiss} className="-my-3">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
