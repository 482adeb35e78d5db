import { type ReactNode, useMemo } from 'react';
import type { Labels } from './default-labels.ts';
import { LabelsContext, useLabels } from './use-labels.ts';

interface LabelsProviderProps {
  /** The labels to replace; the others are inherited from the provider above. */
  readonly labels: Partial<Labels>;
  readonly children: ReactNode;
}

/** Sets the texts that primitives themselves show or announce. Without a provider they are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const inherited = useLabels();
  const merged = useMemo(() => ({ ...inherited, ...labels }), [inherited, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}
