import { type NewDecision, useDecideCaseMutation } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { decisionDraftsOf } from '../../shared/decision-drafts.ts';
import { refusalText } from '../../shared/refusal-text.ts';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { useUndoable } from '../../shared/use-undoable.ts';
import { useAppStore } from '../../store/store.ts';

/**
 * Decisions that can be taken back before they are sent. Leaving the screen sends what is waiting.
 * @param onSettled called after a decision was answered, while the screen is open
 */
export function useDecisions(onSettled: () => void) {
  const { show } = useToast();
  const [send] = useDecideCaseMutation();
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const store = useAppStore();
  const isMounted = useIsMounted();
  const showUndoable = useUndoable();
  const reveal = (caseId: string) =>
    setHiddenIds((hidden) => new Set([...hidden].filter((id) => id !== caseId)));

  async function sendNow(decision: NewDecision): Promise<void> {
    const { error } = await send(decision);
    if (error) {
      reveal(decision.caseId);
      const text = refusalText(error, ['ALREADY_DECIDED', 'SUSPENDED'], moderationCopy.failed);
      show({ tone: 'alert', text });
    } else decisionDraftsOf(store).delete(decision.caseId);
    if (isMounted()) onSettled();
  }

  function decide(decision: NewDecision): void {
    const { caseId } = decision;
    setHiddenIds((hidden) => new Set([...hidden, caseId]));
    showUndoable({
      text: moderationCopy.decidedNow,
      onUndo: () => reveal(caseId),
      onSettled: () => void sendNow(decision),
    });
  }

  return { decide, hiddenIds };
}
