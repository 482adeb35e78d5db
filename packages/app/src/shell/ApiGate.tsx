import { type ReactNode, use } from 'react';
import { useAppStore } from '../store/store.ts';
import { connectApi } from './connect-api.ts';

interface ApiGateProps {
  readonly children: ReactNode;
}

/** What calls the API stands inside: it suspends until the store can make calls. */
export function ApiGate({ children }: ApiGateProps) {
  use(connectApi(useAppStore()));
  return children;
}
