import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { useToast } from '@aura/ui/primitives/Toast';
import { isGridKeysHintShown, saveGridKeysHintShown } from '../../platform/storage/grid-keys-hint.ts';

/** Returns a function that says once in this browser that arrow keys move between the items. */
export function useGridKeysHint() {
  const toast = useToast();
  return () => {
    if (isGridKeysHintShown()) return;
    saveGridKeysHintShown();
    toast.show({ tone: 'status', text: wardrobeCopy.gridKeys });
  };
}
