import '../styles.css';
import { postActionsApi } from '@aura/api-client/endpoints/post-actions';
import { suspensionCopy } from '@aura/domain/copy/moderation';
import { LinkProvider } from '@aura/ui/primitives/Link';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import AccountSuspension from './AccountSuspension.tsx';
import { RouterLink } from './RouterLink.tsx';

const email = 'mira@aura.example';
const me = { uid: 'uid-1', email, displayName: '', method: 'password' as const };
const reason = 'Your account is suspended. Reason: spam or advertising.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('when a write is refused, says why the account is suspended, again after it was hidden', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: false, error: reason, code: 'SUSPENDED' }, { status: 403 }),
  );
  const store = createTestStore(me);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LinkProvider value={RouterLink}>
          <AccountSuspension />
        </LinkProvider>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  const like = () =>
    act(async () => {
      await store.dispatch(postActionsApi.endpoints.addLike.initiate({ email, postId: 'post-1' }));
    });
  await like();
  await screen.findByText(reason, { exact: false });
  await userEvent.click(screen.getByRole('button', { name: suspensionCopy.dismiss }));
  expect(screen.getByRole('status').textContent).toBe('');
  await like();
  await screen.findByText(reason, { exact: false });
});
