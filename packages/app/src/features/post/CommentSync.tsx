import type { ErrorCode } from '@aura/api-client/contract/errors';
import { useAddCommentMutation } from '@aura/api-client/endpoints/comments';
import { toApiError } from '@aura/api-client/errors';
import type { CommentRefusal } from '@aura/domain/vocabularies/comment-refusals';
import { useCallback, useMemo, useRef } from 'react';
import { lockChange } from '../../shared/lock-change.ts';
import { isNeverSynced, useChangeSync } from '../../shared/use-change-sync.ts';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import {
  changeEnded,
  changeMade,
  type LocalState,
  selectLocalState,
  type WaitingComment,
} from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';
import { RefusedComment } from './RefusedComment.tsx';

const kind = 'waitingComments';

/** Codes with which the server refuses a comment for good, apart from a missing post. */
const refusals: Readonly<Partial<Record<ErrorCode, CommentRefusal>>> = {
  SUSPENDED: 'suspended',
  VALIDATION: 'invalid',
  FORBIDDEN: 'invalid',
  PAYLOAD_TOO_LARGE: 'invalid',
};

function refusalOf(code: ErrorCode, parentId: string | null): CommentRefusal | undefined {
  if (code === 'NOT_FOUND') return parentId === null ? 'missing' : 'missingThread';
  return refusals[code];
}

/** Returned for a comment that waits until an earlier one is sent again. */
const blocked = 'EARLIER_WAITS';

/** The comments that are to be sent, in their order. */
const unsentOf = ({ waitingComments }: Pick<LocalState, typeof kind>) =>
  Object.entries(waitingComments).filter(([, { refusal }]) => refusal === null);

/**
 * Sends the comments that were written without a connection, in their order and each once: a repetition has the same
 * idempotency key, and later comments wait for it. While one is sent, it cannot be taken back, and no other tab sends
 * it. A comment that the server does not accept stays until the user has decided about it.
 */
export function CommentSync() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { email, username } = useCurrentUser();
  const { waitingComments } = useAppSelector(selectLocalState);
  const [addComment] = useAddCommentMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const all = Object.entries(waitingComments);
  const changes = useMemo(() => Object.fromEntries(unsentOf({ waitingComments })), [waitingComments]);

  const send = useCallback(
    (key: string) => {
      const sendOne = async () => {
        // It may have been taken back since it was queued, or another user may have signed in.
        const unsent = unsentOf(selectLocalState(store.getState()));
        const comment = unsent.find(([unsentKey]) => unsentKey === key)?.[1];
        if (comment === undefined) return undefined;
        if (unsent[0]?.[0] !== key) return blocked;
        const { postId, parentId, text } = comment;
        const request = { email, username, postId, parentId, text, idempotencyKey: key };
        const { error } = await addComment(request);
        const code = error && toApiError(error).code;
        const refusal = code && refusalOf(code, parentId);
        if (refusal) dispatch(changeMade({ kind, key, value: { ...comment, refusal } }));
        // With another code than this one the server may not have the comment: no other comment has its key.
        else if (!error || code === 'IDEMPOTENCY_MISMATCH') dispatch(changeEnded({ kind, key }));
        else return code;
        return undefined;
      };
      const sent = last.current.then(() => lockChange(kind, key, sendOne));
      last.current = sent;
      return sent;
    },
    [addComment, dispatch, email, store, username],
  );
  useChangeSync<WaitingComment>({
    changes,
    isSynced: isNeverSynced,
    send,
    remove: useCallback((key: string) => dispatch(changeEnded({ kind, key })), [dispatch]),
  });
  const refused = all.find(([, { refusal }]) => refusal !== null);
  return refused && <RefusedComment key={refused[0]} id={refused[0]} comment={refused[1]} />;
}
