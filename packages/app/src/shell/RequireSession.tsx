import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';

/** Router state of `/`, set by a redirect. */
export interface LandingState {
  /** The path to open after sign-in. */
  readonly requestedPath?: string;
}

/**
 * Renders its child routes for signed-in users. Others are redirected to `/`, which opens the requested page after
 * sign-in unless the user has just signed out (docs/product.md section 2, Routes).
 */
export function RequireSession() {
  const { status, identity, signedOutByUser } = useAppSelector(selectSession);
  const { pathname, search } = useLocation();
  if (status === 'signed-in') {
    return (
      <ApiGate key={identity?.uid}>
        <Outlet />
      </ApiGate>
    );
  }
  const state: LandingState = signedOutByUser ? {} : { requestedPath: pathname + search };
  return <Navigate to={paths.landing} replace state={state} />;
}
