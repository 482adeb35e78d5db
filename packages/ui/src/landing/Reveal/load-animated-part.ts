import type { ComponentType } from 'react';
import type { AnimatedPartProps } from './AnimatedPart.tsx';

let loaded: ComponentType<AnimatedPartProps> | undefined;

/** Returns the code of the reveal if it has loaded. */
export function loadedAnimatedPart(): ComponentType<AnimatedPartProps> | undefined {
  return loaded;
}

/** Loads the code of the reveal and the animation features. */
export async function loadAnimatedPart(): Promise<ComponentType<AnimatedPartProps>> {
  if (loaded) return loaded;
  const [{ AnimatedPart }, { loadMotion }] = await Promise.all([
    import('./AnimatedPart.tsx'),
    import('../../motion/MotionScope.tsx'),
  ]);
  await loadMotion();
  loaded = AnimatedPart;
  return loaded;
}
