import { outfitsApi, useGetOutfitQuery } from '@aura/api-client/endpoints/outfits';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useToast } from '@aura/ui/primitives/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { outfitPaths } from '../../outfit-paths.ts';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { selectPaths } from '../../store/navigation.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { OutfitEditor, type RenderComposer } from './OutfitEditor.tsx';
import { OutfitUnavailable } from './OutfitUnavailable.tsx';
import { useGarments } from './use-garments.ts';

interface OpenOutfitProps {
  /** The id in the address; null while the outfit is new. It changes when the editor has added the outfit. */
  readonly outfitId: string | null;
  /** The id or, for a new outfit, the key of its draft; read on mount. */
  readonly draftKey: string;
  readonly onAdded: (outfit: Outfit) => void;
  readonly renderComposer: RenderComposer;
}

/** The outfit or draft of an address: loads it and opens it in the editor. Pass a new `key` for each. */
export function OpenOutfit({ outfitId, draftKey, onAdded, renderComposer }: OpenOutfitProps) {
  const identity = useAppSelector(selectIdentity);
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const navigate = useNavigate();
  const cameFromApp = useAppSelector(selectPaths).length > 0;
  const uid = identity?.uid ?? '';
  const drafts = useMemo(() => outfitDrafts(uid), [uid]);
  const { garments, haveSettled } = useGarments(identity?.email ?? '');
  const [loadCount, setLoadCount] = useState(0);
  const [openedAt] = useState(() => Date.now());
  const [{ id, key, draft }, setStart] = useState(() => ({
    id: outfitId,
    key: draftKey,
    draft: drafts.read(draftKey),
  }));
  const query = useGetOutfitQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  // The editor begins with what was read for it; a read that fails later does not close it.
  const isRead = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  const outfit = id === null || !isRead ? undefined : query.currentData;
  const source = draft ?? outfit;
  const loadOther = async () => {
    // Another version than the own one exists of stored outfits only.
    if (outfitId === null) return;
    const options = { forceRefetch: true, subscribe: false };
    const { isSuccess } = await dispatch(outfitsApi.endpoints.getOutfit.initiate(outfitId, options));
    if (!isSuccess) return show({ tone: 'alert', text: outfitBuilderCopy.loadFailed });
    drafts.remove(outfitId);
    setStart({ id: outfitId, key: outfitId, draft: null });
    setLoadCount((count) => count + 1);
  };

  useEffect(() => {
    // The other version replaces the editor, and with it the pressed button.
    if (loadCount > 0 && document.activeElement === document.body) focusPageHeading();
  }, [loadCount]);

  const isMissing = id !== null && source === undefined;
  if (isMissing && query.isError) return <OutfitUnavailable query={query} />;
  if (isMissing || (draft !== null && !haveSettled)) return <BuilderSkeleton />;
  const { name, occasions } = source ?? { name: outfitsCopy.untitled, occasions: [] };
  const items = new Map(outfit?.layers.map(({ itemId, item }) => [itemId, item]));
  const layers = draft?.layers ?? storedLayers(outfit?.layers ?? []);
  return (
    <OutfitEditor
      key={loadCount}
      start={{ key, name, occasions, layers, version: source?.version ?? null }}
      layers={layers.map((layer) => ({ ...layer, item: items.get(layer.itemId) ?? null }))}
      isUnsaved={draft !== null}
      drafts={drafts}
      garments={garments}
      onAdded={(addedOutfit) => {
        // The outfit that the editor began with may have been deleted elsewhere, and is not read any more.
        setStart((start) => ({ ...start, id: null }));
        onAdded(addedOutfit);
      }}
      onLoadOther={() => void loadOther()}
      onClose={() => void (cameFromApp ? navigate(-1) : navigate(outfitPaths.list, { replace: true }))}
      renderComposer={renderComposer}
    />
  );
}
