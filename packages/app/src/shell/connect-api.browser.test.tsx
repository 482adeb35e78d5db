import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { identityChanged, selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { createUnconnectedStore } from '../testing/create-test-store.ts';
import { me } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useApiReady } from './connect-api.ts';

function Readiness() {
  const isReady = useApiReady(useAppSelector(selectSession).status === 'signed-in');
  return <p>{isReady ? 'ready' : 'not ready'}</p>;
}

afterEach(cleanup);

it('the API is ready once its client is loaded, and no longer after the sign-out', async () => {
  const store = createUnconnectedStore(me);
  renderScreen(<Readiness />, { store });
  screen.getByText('not ready');
  await screen.findByText('ready');
  act(() => void store.dispatch(identityChanged(null)));
  screen.getByText('not ready');
  act(() => void store.dispatch(identityChanged(me)));
  screen.getByText('ready');
});
