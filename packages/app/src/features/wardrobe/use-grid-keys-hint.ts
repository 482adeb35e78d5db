import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { useToast } from '@aura/ui/primitives/Toast';
import { createFlag } from '../../platform/storage/guarded-storage.ts';

const hintShown = createFlag('grid-keys-hint');

/** Returns a function that says once in this browser that arrow keys move between the items. */
export function useGridKeysHint() {
  const toast = useToast();
  return () => {
    if (hintShown.isSet()) return;
    hintShown.set();
    toast.show({ tone: 'status', text: wardrobeCopy.gridKeys });
  };
}
