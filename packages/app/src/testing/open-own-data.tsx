import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import OwnData from '../features/settings/own-data/OwnData.tsx';
import { createTestStore } from './create-test-store.ts';
import { renderScreen } from './render-screen.tsx';

const email = 'mira@example.test';
const account = { uid: 'uid-1', email, displayName: '', method: 'password' as const };

/** Opens the screen of the own data. */
export const openOwnData = () =>
  renderScreen(<OwnData account={account} />, { store: createTestStore(account) });

/** Presses a button once it is shown. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
