import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { userEvent } from 'vitest/browser';
import OwnData from '../features/settings/OwnData.tsx';
import { createTestStore } from './create-test-store.ts';

const email = 'mira@example.test';
const account = { uid: 'uid-1', email, displayName: '', method: 'password' as const };

/** Opens the screen of the own data. */
export const openOwnData = () =>
  render(
    <Provider store={createTestStore(account)}>
      <OwnData account={account} />
    </Provider>,
  );

/** Presses a button once it is shown. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
