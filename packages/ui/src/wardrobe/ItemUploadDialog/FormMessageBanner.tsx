import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormMessage } from '../../primitives/Dialog/FormMessage.tsx';
import type { Draft } from './item-drafts.ts';
import type { FormMessage as Message } from './use-item-drafts.ts';

interface FormMessageBannerProps {
  readonly message: Message | null;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
  readonly onUndoApply: (before: readonly Draft[]) => void;
}

/** The message of the form: an alert for errors, otherwise a status. */
export function FormMessageBanner({ message, onRetry, onStartOver, onUndoApply }: FormMessageBannerProps) {
  const isError = message?.kind === 'problem' || message?.kind === 'failed';
  return (
    <FormMessage>
      {isError && (
        <Banner
          tone="error"
          className="shadow-float"
          action={message.kind === 'failed' && <Action label={commonCopy.retry} onClick={onRetry} danger />}
        >
          {message.text}
        </Banner>
      )}
      <div role="status">
        {message?.kind === 'restored' && (
          <Notice text={message.text} label={itemUploadCopy.startOver} onClick={onStartOver} />
        )}
        {message?.kind === 'applied' && (
          <Notice text={message.text} label={commonCopy.undo} onClick={() => onUndoApply(message.before)} />
        )}
      </div>
    </FormMessage>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
}

function Notice({ text, label, onClick }: NoticeProps) {
  return (
    <Banner
      tone="info"
      role="note"
      className="shadow-float"
      action={<Action label={label} onClick={onClick} />}
    >
      {text}
    </Banner>
  );
}

interface ActionProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly danger?: boolean;
}

function Action({ label, onClick, danger = false }: ActionProps) {
  return (
    <Button variant={danger ? 'dangerQuiet' : 'quiet'} size="sm" onClick={onClick} className="-my-3">
      {label}
    </Button>
  );
}
