import { createContext, useContext } from 'react';

/** Whether the animation features have loaded. */
export const MotionReadyContext = createContext(false);

/**
 * Whether `m` components can animate yet. Before that they would stay in their `initial` state, so a
 * component that animates on mount passes `initial={ready ? 'hidden' : false}`.
 */
export function useMotionReady(): boolean {
  return useContext(MotionReadyContext);
}
