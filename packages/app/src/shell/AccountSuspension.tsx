import { lastRefusedWrite } from '@aura/api-client/cache/refused-writes';
import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { suspensionText } from '@aura/domain/rules/moderation';
import { SuspensionNotice } from '@aura/ui/shell/SuspensionNotice';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../shared/use-current-user.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { putAwayChanged, selectPutAway } from '../store/visit.ts';
import { watchSuspensionEnd } from './watch-suspension-end.ts';

const { getProfile } = profilesApi.endpoints;

/**
 * Says on every page that the account is suspended, again after a refused write when it was hidden, until it ends. Pages
 * with another frame, such as the outfit builder, mount it again: that it is hidden is therefore part of the visit.
 * Settings says it itself.
 */
export default function AccountSuspension() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { email, profile } = useCurrentUser();
  const { requestId, error } = useAppSelector((state) => lastRefusedWrite(state as never)) ?? {};
  const reason = error?.message;
  const { suspension: hiddenAt } = useAppSelector(selectPutAway);
  const isHidden = hiddenAt !== null && (requestId === undefined || requestId === hiddenAt);
  /** The reason of a refused write, until the profile says more. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const readProfile = useCallback(async () => {
    const read = getProfile.initiate(email, { forceRefetch: true, subscribe: false });
    if ((await dispatch(read)).isSuccess) setRefusal(null);
  }, [dispatch, email]);

  useEffect(() => {
    if (requestId === undefined || reason === undefined) return;
    setRefusal(reason);
    void readProfile();
  }, [requestId, reason, readProfile]);

  const suspension = profile?.suspension;
  const until = suspension?.until;
  useEffect(() => {
    if (until) return watchSuspensionEnd(until, () => void readProfile());
  }, [until, readProfile]);

  const isSaidByPage = pathname === paths.settings && suspension;
  const text = suspension ? suspensionText(suspension) : refusal;
  return (
    <SuspensionNotice
      text={isHidden || isSaidByPage ? null : text}
      settingsHref={paths.settings}
      onDismiss={() => dispatch(putAwayChanged({ suspension: requestId ?? '' }))}
    />
  );
}
