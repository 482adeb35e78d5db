import {
  type FeatureBundle,
  LazyMotion,
  MotionConfig,
  MotionConfigContext,
  MotionGlobalConfig,
} from 'framer-motion';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { MotionReadyContext } from './motion-ready.ts';

interface MotionScopeProps {
  readonly children: ReactNode;
}

const noFeatures = {} as FeatureBundle;
let loadedFeatures: FeatureBundle | undefined;

/**
 * Loads the animation features, so that the first dialog is animated. After a failure the next call tries
 * again.
 */
export async function loadMotion(): Promise<void> {
  loadedFeatures ??= (await import('./features.ts')).default;
}

/**
 * Enables animation for the `m` components below. Each animated component renders a separate scope, so that
 * pages without animation do not load it. Until the features have loaded, and when loading fails, everything
 * works without animation. With reduced motion only opacity is animated.
 */
export function MotionScope({ children }: MotionScopeProps) {
  const [features, setFeatures] = useState(loadedFeatures);
  const { reducedMotion } = useContext(MotionConfigContext);
  const ready = features !== undefined && !MotionGlobalConfig.skipAnimations;

  useEffect(() => {
    if (loadedFeatures) return;
    loadMotion().then(
      () => setFeatures(loadedFeatures),
      () => undefined,
    );
  }, []);

  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <MotionConfig reducedMotion={reducedMotion === 'always' ? 'always' : 'user'}>
        <MotionReadyContext value={ready}>{children}</MotionReadyContext>
      </MotionConfig>
    </LazyMotion>
  );
}
