import { createContext, useContext } from 'react';

/** Whether the animation features have arrived. */
export const MotionReadyContext = createContext(false);

/**
 * Whether `m` components can move yet. Before that they would stay in their `initial` state, so a component
 * that enters on its own passes `initial={ready ? 'hidden' : false}`.
 */
export function useMotionReady(): boolean {
  return useContext(MotionReadyContext);
}
