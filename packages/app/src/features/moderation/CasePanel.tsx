import { type NewDecision, useGetModerationCaseQuery } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { CaseDetails } from '@aura/ui/safety/CaseDetails';
import { DecisionForm } from '@aura/ui/safety/DecisionForm';
import { paths } from '../../paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';

interface CasePanelProps {
  readonly caseId: string;
  readonly onDecide: (decision: NewDecision) => void;
}

/** One case and its decision. */
export function CasePanel({ caseId, onDecide }: CasePanelProps) {
  const now = useNow();
  const query = useGetModerationCaseQuery(caseId);
  const shown = query.currentData;
  if (query.isError) return <QueryError message={moderationCopy.loadFailed} query={query} />;
  if (shown === undefined) return <Skeleton className="h-100 w-full rounded-card" />;
  return (
    <div className="grid min-w-0 gap-10 desktop:grid-cols-[minmax(0,1fr)_23.5rem]">
      <CaseDetails shown={shown} now={now} postHref={paths.post} />
      <div className="border-line max-desktop:border-t max-desktop:pt-6 desktop:border-s desktop:ps-8">
        <DecisionForm
          key={caseId}
          shown={shown}
          now={now}
          onDecide={(values) => onDecide({ caseId, ...values })}
        />
      </div>
    </div>
  );
}
