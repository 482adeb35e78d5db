import { outfitsApi, useGetOutfitQuery } from '@aura/api-client/endpoints/outfits';
import { toApiError } from '@aura/api-client/errors';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit, OutfitLayer, ShownLayer } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import type { Garments } from '@aura/ui/outfits/GarmentDrawer';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { Link } from '@aura/ui/primitives/Link';
import { useToast } from '@aura/ui/primitives/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { addItemsPath } from '../../add-items-path.ts';
import { outfitPaths } from '../../outfit-paths.ts';
import { type OutfitDraft, outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { OutfitEditor, type RenderComposer } from './OutfitEditor.tsx';

/** The path parameter of a new outfit. */
const newId = 'new';
/** The query parameter with the key of a new outfit. */
const draftParam = 'draft';

/** The own and wished garments. */
function useGarments(email: string): Garments {
  const own = useWardrobe(email);
  const wishlist = useWishlist(email);
  return {
    mine: own.whole,
    wished: wishlist.entries?.map(({ item }) => item),
    failed: own.isError || wishlist.failed,
    onRetry: own.refetch,
    addItemsHref: addItemsPath,
  };
}

/** The layers with their garments, as far as they are known. */
function withGarments(
  layers: readonly OutfitLayer[],
  { mine = [], wished = [] }: Garments,
  outfit: Outfit | undefined,
): ShownLayer[] {
  const stored = outfit?.layers.flatMap(({ item }) => item ?? []) ?? [];
  const byId = new Map([...wished, ...stored, ...mine].map((item) => [item.id, item]));
  return layers.map((layer) => ({ ...layer, item: byId.get(layer.itemId) ?? null }));
}

interface OutfitBuilderPageProps {
  readonly renderComposer: RenderComposer;
}

/** `/aura/outfit/new` and `/aura/outfit/{id}` (docs/product.md section 2, Outfits). */
export function OutfitBuilderPage({ renderComposer }: OutfitBuilderPageProps) {
  const identity = useAppSelector(selectIdentity);
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const uid = identity?.uid ?? '';
  const drafts = useMemo(() => outfitDrafts(uid), [uid]);
  const { outfitId = newId } = useParams();
  const [params, updateParams] = useQueryParams();
  const navigate = useNavigate();
  const garments = useGarments(identity?.email ?? '');
  // The address changes when the editor has added an outfit; the editor stays. Its key by the id of the outfit.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const [loadCount, setLoadCount] = useState(0);
  const [newKey] = useState(() => params.get(draftParam) ?? crypto.randomUUID());
  const [openedAt] = useState(() => Date.now());
  const isNew = outfitId === newId || added.has(outfitId);
  const query = useGetOutfitQuery(isNew ? skipToken : outfitId, { refetchOnMountOrArgChange: true });
  const draftKey = outfitId === newId ? newKey : (added.get(outfitId) ?? outfitId);
  const [draft, setDraft] = useState<OutfitDraft | null>(() => drafts.read(draftKey));
  // The editor begins with what was read for it; a read that fails later does not close it.
  const isRead = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  const outfit = isNew || !isRead ? undefined : query.currentData;
  const source = draft ?? outfit;
  const close = () => void navigate(outfitPaths.list);
  const loadOther = async () => {
    const options = { forceRefetch: true, subscribe: false };
    const { isSuccess } = await dispatch(outfitsApi.endpoints.getOutfit.initiate(outfitId, options));
    if (!isSuccess) return show({ tone: 'alert', text: outfitBuilderCopy.loadFailed });
    drafts.remove(outfitId);
    setDraft(null);
    setAdded(new Map());
    setLoadCount((count) => count + 1);
  };

  useEffect(() => {
    // A reload opens what could not be saved.
    if (outfitId === newId)
      updateParams((current) => withParam(current, draftParam, newKey), { replace: true });
  }, [outfitId, newKey, updateParams]);
  useEffect(() => {
    // The other version replaces the editor, and with it the pressed button.
    if (loadCount > 0 && document.activeElement === document.body) focusPageHeading();
  }, [loadCount]);

  if (!isNew && source === undefined && query.isError) {
    if (toApiError(query.error).status !== 404) {
      return <QueryError message={outfitBuilderCopy.loadFailed} query={query} />;
    }
    return (
      <EmptyState
        title={outfitBuilderCopy.missingHeading}
        body={outfitBuilderCopy.missingBody}
        actions={
          <Link href={outfitPaths.list} className={buttonStyle()}>
            {outfitBuilderCopy.toOutfits}
          </Link>
        }
      />
    );
  }
  const needsGarments = draft !== null && garments.mine === undefined && !garments.failed;
  if ((!isNew && source === undefined) || needsGarments) return <BuilderSkeleton />;
  const facts = source ?? { name: outfitsCopy.untitled, occasions: [], layers: [] };
  const stored = draft === null ? storedLayers(outfit?.layers ?? []) : draft.layers;
  return (
    <OutfitEditor
      key={`${draftKey} ${loadCount}`}
      start={{
        key: draftKey,
        name: facts.name,
        occasions: facts.occasions,
        layers: stored,
        version: draft ? draft.version : (outfit?.version ?? null),
      }}
      layers={withGarments(stored, garments, outfit)}
      isUnsaved={draft !== null}
      drafts={drafts}
      garments={garments}
      onAdded={({ id }) => {
        setAdded((keys) => new Map(keys).set(id, draftKey));
        void navigate(outfitPaths.outfit(id), { replace: true });
      }}
      onLoadOther={() => void loadOther()}
      onClose={close}
      renderComposer={renderComposer}
    />
  );
}
