import { type NewDecision, useGetModerationCaseQuery } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { focusPart } from '@aura/ui/foundations/focus-part';
import { fromDesktop } from '@aura/ui/foundations/tokens/screen';
import { useMediaQuery } from '@aura/ui/foundations/use-media-query';
import { CaseDetails } from '@aura/ui/moderation/CaseDetails';
import { DecisionForm } from '@aura/ui/moderation/DecisionForm';
import { Button } from '@aura/ui/primitives/Button';
import { Dialog } from '@aura/ui/primitives/Dialog';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { decisionDraftsOf } from '../../shared/decision-drafts.ts';
import { LoadingBlock } from '../../shared/LoadingBlock.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useAppStore } from '../../store/store.ts';
import { ReadFailure } from './ReadFailure.tsx';

interface CasePanelProps {
  readonly caseId: string;
  readonly onDecide: (decision: NewDecision) => void;
  /** Shows the next case; undefined at the last one. */
  readonly onSkip: (() => void) | undefined;
}

/** One case and its decision: beside it, or below desktop width in a sheet that a button at the lower edge opens. */
export function CasePanel({ caseId, onDecide, onSkip }: CasePanelProps) {
  const now = useNow();
  const store = useAppStore();
  const isWide = useMediaQuery(fromDesktop);
  const [isDeciding, setDeciding] = useState(false);
  const query = useGetModerationCaseQuery(caseId);
  const shown = query.currentData;
  const panel = useRef<HTMLDivElement>(null);
  /** Whether the form whose button had the focus was replaced by the form of another case. */
  const isFocusLost = useRef(false);
  /** Whether the sheet closes because of a decision, so that its button belongs to the next case. */
  const isDecided = useRef(false);
  useEffect(() => {
    if (shown === undefined || !isFocusLost.current) return;
    isFocusLost.current = false;
    focusPart(panel.current?.querySelector('h2') ?? null);
  }, [shown]);
  if (shown === undefined) {
    if (query.isError) return <QueryError message={moderationCopy.loadFailed} query={query} />;
    return <LoadingBlock label={moderationCopy.loadingCase} className="h-100" />;
  }
  const skip =
    onSkip &&
    (() => {
      isFocusLost.current = true;
      onSkip();
    });
  const form = (
    <DecisionForm
      key={caseId}
      shown={shown}
      now={now}
      initialDraft={decisionDraftsOf(store).get(caseId)}
      onDraftChange={(draft) => decisionDraftsOf(store).set(caseId, draft)}
      onSkip={isWide ? skip : undefined}
      onDecide={(values) => {
        setDeciding(false);
        isFocusLost.current = isWide;
        isDecided.current = true;
        onDecide({ caseId, ...values });
      }}
    />
  );
  const details = (
    <>
      {query.isError && <ReadFailure query={query} />}
      <CaseDetails shown={shown} now={now} postHref={paths.post} />
    </>
  );
  if (isWide) {
    return (
      <div ref={panel} className="grid h-full min-w-0 grid-cols-[minmax(0,1fr)_23.5rem] gap-10">
        <div className="pt-6 pb-24">{details}</div>
        <div className="border-s border-line pt-6 ps-8">{form}</div>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {details}
      {shown.decision === null ? (
        <div className="sticky bottom-bottom-bar-space z-raised -mx-5 border-t border-line bg-paper px-5 py-3 tablet:bottom-0 tablet:mx-0 tablet:px-0">
          <Button onClick={() => setDeciding(true)} className="w-full">
            {moderationCopy.decide}
          </Button>
        </div>
      ) : (
        form
      )}
      <Dialog
        open={isDeciding}
        onOpenChange={setDeciding}
        title={moderationCopy.decision}
        phone="sheet"
        initialFocus="body"
        onCloseAutoFocus={(event) => {
          if (!isDecided.current) return;
          isDecided.current = false;
          event.preventDefault();
          focusPageHeading();
        }}
      >
        {form}
      </Dialog>
    </div>
  );
}
