import { shellCopy } from '@aura/domain/copy/shell';
import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { Check, CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '../../foundations/use-countdown.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { SettingsMessageContent } from '../settings-message.ts';

interface SettingsMessageProps {
  /**
   * Null when there is no message. The live region is always rendered, so that screen readers announce a new
   * message.
   */
  readonly message: SettingsMessageContent | null;
  /** Called after 3 seconds. */
  readonly onExpire: () => void;
}

/**
 * The result of saving. It disappears after 3 seconds; an error pauses while the pointer or the focus is on
 * it (docs/product.md section 4).
 */
export function SettingsMessage({ message, onExpire }: SettingsMessageProps) {
  return (
    <div className="min-h-6 min-w-0 flex-1 text-14">
      <div role="status">
        {message?.tone === 'success' && (
          <Success key={message.text} text={message.text} onExpire={onExpire} />
        )}
      </div>
      {message?.tone === 'error' && <Failure key={message.text} text={message.text} onExpire={onExpire} />}
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
function Failure({ text, onExpire }: LineProps) {
  const [held, setHeld] = useState(false);
  useCountdown(settingsMessageDurationMs, held, onExpire);
  return (
    <div
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-center gap-2 text-danger"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0">{text}</p>
      <IconButton label={shellCopy.dismiss} variant="inherit" onClick={onExpire} className="-my-3">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
