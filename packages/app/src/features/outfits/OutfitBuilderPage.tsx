import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { outfitPaths } from '../../outfit-paths.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { OpenOutfit } from './OpenOutfit.tsx';
import type { RenderComposer } from './OutfitEditor.tsx';

/** The path parameter of a new outfit. */
const newId = 'new';
/** The query parameter with the key of a new outfit. */
const draftParam = 'draft';

interface OutfitBuilderPageProps {
  readonly renderComposer: RenderComposer;
}

/** `/aura/outfit/new` and `/aura/outfit/{id}` (docs/product.md section 2, Outfits). */
export function OutfitBuilderPage({ renderComposer }: OutfitBuilderPageProps) {
  const { outfitId = newId } = useParams();
  const [params, updateParams] = useQueryParams();
  const navigate = useNavigate();
  const isNew = outfitId === newId;
  const addressKey = isNew ? params.get(draftParam) : outfitId;
  // The address changes when the editor has added its outfit; the editor stays. The keys by the ids of added outfits.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const key = addressKey === null ? null : (added.get(addressKey) ?? addressKey);

  useEffect(() => {
    // A reload opens what could not be saved.
    if (addressKey === null) {
      const newKey = crypto.randomUUID();
      updateParams((current) => withParam(current, draftParam, newKey), { replace: true });
    }
  }, [addressKey, updateParams]);

  if (addressKey === null || key === null) return <BuilderSkeleton />;
  return (
    <OpenOutfit
      key={key}
      outfitId={isNew ? null : outfitId}
      draftKey={addressKey}
      onAdded={({ id }) => {
        setAdded((keys) => new Map(keys).set(id, key));
        void navigate(outfitPaths.outfit(id), { replace: true });
      }}
      renderComposer={renderComposer}
    />
  );
}
