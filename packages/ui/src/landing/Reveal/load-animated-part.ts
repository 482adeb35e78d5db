import type { ComponentType } from 'react';
import type { AnimatedPartProps } from './AnimatedPart.tsx';

let loaded: ComponentType<AnimatedPartProps> | undefined;

async function load(): Promise<ComponentType<AnimatedPartProps>> {
  if (loaded) return loaded;
  const [{ AnimatedPart }, { loadMotion }] = await Promise.all([
    import('./AnimatedPart.tsx'),
    import('../../motion/MotionScope.tsx'),
  ]);
  await loadMotion();
  loaded = AnimatedPart;
  return loaded;
}

/** The code of the reveal and the animation features. */
export const animatedPart = {
  load,
  /** Returns the code if it has loaded. */
  loaded: (): ComponentType<AnimatedPartProps> | undefined => loaded,
};
