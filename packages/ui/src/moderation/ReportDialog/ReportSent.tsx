import { reportCopy } from '@aura/domain/copy/reports';
import { useLostFocus } from '../../foundations/use-lost-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';

interface ReportSentProps {
  readonly username: string;
  /** Undefined once the person is blocked. */
  readonly onBlock: (() => void) | undefined;
  readonly blocking: boolean;
}

/** The second step of a report: blocking the author. */
export function ReportSent({ username, onBlock, blocking }: ReportSentProps) {
  const sent = useLostFocus<HTMLParagraphElement>(onBlock !== undefined);
  return (
    <div className="flex flex-col items-start gap-4">
      <p ref={sent} role="status">
        {reportCopy.sent}
      </p>
      {onBlock && (
        <>
          <p className="text-14 text-muted">{reportCopy.blockMeaning(username)}</p>
          <Button variant="outline" onClick={onBlock} busy={blocking}>
            {reportCopy.block(username)}
          </Button>
        </>
      )}
    </div>
  );
}
