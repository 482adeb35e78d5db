import { type NewDecision, useDecideCaseMutation } from '@aura/api-client/endpoints/moderation';
import { toApiError } from '@aura/api-client/errors';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useRef, useState } from 'react';
import { undoMs } from '../../shared/undo-ms.ts';

/**
 * Decisions that can be taken back before they are sent. Leaving the screen sends what is waiting.
 * @param onSettled called after a decision was answered, while the screen is open
 */
export function useDecisions(onSettled: () => void) {
  const { show } = useToast();
  const [send] = useDecideCaseMutation();
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const isMounted = useRef(true);
  const waiting = useRef(new Map<string, () => void>());
  const reveal = (caseId: string) =>
    setHiddenIds((hidden) => new Set([...hidden].filter((id) => id !== caseId)));

  async function sendNow(decision: NewDecision): Promise<void> {
    waiting.current.delete(decision.caseId);
    const { error } = await send(decision);
    if (error) {
      const { code, message } = toApiError(error);
      reveal(decision.caseId);
      const isExplained = code === 'ALREADY_DECIDED' || code === 'SUSPENDED';
      show({ tone: 'alert', text: isExplained ? message : moderationCopy.failed });
    }
    if (isMounted.current) onSettled();
  }

  function decide(decision: NewDecision): void {
    const { caseId } = decision;
    const timer = setTimeout(() => void sendNow(decision), undoMs);
    waiting.current.set(caseId, () => {
      clearTimeout(timer);
      void sendNow(decision);
    });
    setHiddenIds((hidden) => new Set([...hidden, caseId]));
    const onAction = () => {
      if (!waiting.current.delete(caseId)) return;
      clearTimeout(timer);
      reveal(caseId);
    };
    const action = { label: moderationCopy.undo, onAction };
    show({ tone: 'status', text: moderationCopy.decidedNow, action, durationMs: undoMs });
  }

  useEffect(() => {
    const left = waiting.current;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      for (const flush of [...left.values()]) flush();
    };
  }, []);

  return { decide, hiddenIds };
}
