import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';

/** What `/` needs to bring a person where they wanted to go, once signed in. */
export interface WantedState {
  readonly wanted?: string;
}

/**
 * Routes below need somebody signed in; others go to `/`, which remembers the address unless somebody has just
 * signed out (docs/product.md section 6).
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
  const state: WantedState = signedOutByUser ? {} : { wanted: pathname + search };
  return <Navigate to={paths.landing} replace state={state} />;
}
