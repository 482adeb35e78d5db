import { shellCopy } from '@aura/domain/copy/shell';
import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { Check, CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
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
 * it (docs/product.md section 4, Settings).
 */
export function SettingsMessage({ message, onExpire }: SettingsMessageProps) {
  const [held, setHeld] = useState(false);
  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="min-h-6 min-w-0 flex-1 text-14"
    >
      {message && <Line key={message.text} message={message} held={held} onExpire={onExpire} />}
    </div>
  );
}

interface LineProps {
  readonly message: SettingsMessageContent;
  /** Whether the pointer or the focus is on the message. */
  readonly held: boolean;
  readonly onExpire: () => void;
}

function Line({ message: { tone, text }, held, onExpire }: LineProps) {
  const isError = tone === 'error';
  useCountdown(settingsMessageDurationMs, held && isError, onExpire);
  const Icon = isError ? CircleAlert : Check;
  return (
    <div className={cn('flex items-center gap-2', isError ? 'text-danger' : 'text-success')}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <p role={isError ? 'alert' : undefined} className="min-w-0">
        {text}
      </p>
      {isError && (
        <IconButton label={shellCopy.dismiss} variant="inherit" onClick={onExpire} className="-my-3">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
