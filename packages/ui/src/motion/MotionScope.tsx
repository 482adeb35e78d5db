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

/** Fetches what moves, so that the first window moves too. A failed load is forgotten: it can be asked for again. */
export async function loadMotion(): Promise<void> {
  loadedFeatures ??= (await import('./features.ts')).default;
}

/**
 * Lets the `m` components below move; what moves brings its own scope, so that pages without it stay light. The
 * features are fetched with the first scope; until they are there, and when they cannot be fetched, everything
 * works without motion. Reduced motion leaves opacity alone.
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
