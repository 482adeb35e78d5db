import { type ReactNode, use } from 'react';
import { useAppStore } from '../store/store.ts';
import { connectApi } from './connect-api.ts';

interface ApiGateProps {
  readonly children: ReactNode;
}

/** Suspends until the store can call the API. */
export function ApiGate({ children }: ApiGateProps) {
  use(connectApi(useAppStore()));
  return children;
}
