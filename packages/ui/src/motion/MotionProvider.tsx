import { type FeatureBundle, LazyMotion, MotionConfig } from 'framer-motion';
import { type ReactNode, useEffect, useState } from 'react';
import { MotionReadyContext } from './motion-ready.ts';

interface MotionProviderProps {
  readonly children: ReactNode;
}

const noFeatures = {} as FeatureBundle;

/**
 * Lets `m` components move. The features are fetched after the first paint; until they are there, and when
 * they cannot be fetched, everything works without motion. Reduced motion leaves opacity alone.
 */
export function MotionProvider({ children }: MotionProviderProps) {
  const [features, setFeatures] = useState<FeatureBundle>();

  useEffect(() => {
    import('./features.ts').then(
      (module) => setFeatures(module.default),
      () => undefined,
    );
  }, []);

  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <MotionConfig reducedMotion="user">
        <MotionReadyContext value={features !== undefined}>{children}</MotionReadyContext>
      </MotionConfig>
    </LazyMotion>
  );
}
