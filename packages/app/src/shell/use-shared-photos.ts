import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { shareTarget } from '@aura/domain/share-target';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useState } from 'react';
import { readSharedPhotos, type SharedPhotos } from '../platform/offline/shared-photos.ts';
import { useQueryParams, withParam } from '../shared/use-query-params.ts';
import { useAppStore } from '../store/store.ts';
import { selectPutAway } from '../store/visit.ts';

/**
 * The photos that another app has shared and that are not used yet; null without any, and when the user has already been
 * asked about them in this visit. Says so when the address was opened for photos that did not arrive.
 */
export function useSharedPhotos(): SharedPhotos | null {
  const [params, changeParams] = useQueryParams();
  const { show } = useToast();
  const store = useAppStore();
  const [shared, setShared] = useState<SharedPhotos | null>(null);
  const isOpenedForPhotos = params.has(shareTarget.param);

  useEffect(() => {
    if (selectPutAway(store.getState()).sharedPhotos) return;
    let isCurrent = true;
    void readSharedPhotos().then((found) => {
      if (isCurrent) setShared(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);

  useEffect(() => {
    if (!isOpenedForPhotos) return;
    changeParams((current) => withParam(current, shareTarget.param, null), { replace: true });
    void readSharedPhotos().then((found) => {
      if (found === null) show({ tone: 'alert', text: sharedPhotosCopy.notReceived });
    });
  }, [isOpenedForPhotos, changeParams, show]);

  return shared;
}
