import { commonCopy } from '@aura/domain/copy/common';
import { Button } from '../../primitives/Button/Button.tsx';

interface InlineErrorProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Says in one line of a form why a part of it could not be loaded, with Retry. */
export function InlineError({ message, onRetry }: InlineErrorProps) {
  return (
    <div role="alert" className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-14 text-danger">
      <p className="min-w-44 flex-1">{message}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {commonCopy.retry}
      </Button>
    </div>
  );
}
