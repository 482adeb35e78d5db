import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { todayCopy } from '@aura/domain/copy/today';
import { outfitNameMaxLength } from '@aura/domain/limits/outfits';
import type { Outfit, ShownLayer } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { hasSameItems } from '@aura/domain/rules/wears';
import { useToast } from '@aura/ui/primitives/Toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { outfitPaths } from '../../outfit-paths.ts';
import { refusalText } from '../../shared/refusal-text.ts';
import { useAppDispatch } from '../../store/store.ts';

const { addOutfit } = outfitsApi.endpoints;

interface SavedSuggestion {
  readonly ids: readonly string[];
  readonly title: string;
  readonly layers: readonly ShownLayer[];
}

const keyOf = (ids: readonly string[]) => ids.join(' ');

interface SavingOptions {
  /** The loaded outfits. */
  readonly outfits: readonly Outfit[];
  readonly onSaved: (ids: readonly string[]) => void;
}

const itemIdsOf = ({ layers }: Outfit) => layers.map(({ itemId }) => itemId);

/** Saves suggestions as outfits. One is saved while there is an outfit of the same garments. */
export function useSuggestionSaving({ outfits, onSaved }: SavingOptions) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { show } = useToast();
  const [savingKeys, setSavingKeys] = useState<ReadonlySet<string>>(new Set());
  /** Of the calls under way, also before the next render. */
  const running = useRef(new Set<string>());
  /** A repeated attempt after a lost answer must not add the outfit twice. */
  const idempotencyKeys = useRef(new Map<string, string>());

  const save = async ({ ids, title, layers }: SavedSuggestion) => {
    const key = keyOf(ids);
    if (running.current.has(key)) return;
    const idempotencyKey = idempotencyKeys.current.get(key) ?? crypto.randomUUID();
    idempotencyKeys.current.set(key, idempotencyKey);
    running.current.add(key);
    setSavingKeys(new Set(running.current));
    const outfit = {
      name: title.slice(0, outfitNameMaxLength),
      occasions: [],
      layers: storedLayers(layers),
      idempotencyKey,
    };
    const { data, error } = await dispatch(addOutfit.initiate(outfit, { track: false }));
    running.current.delete(key);
    setSavingKeys(new Set(running.current));
    if (data) {
      // The outfit may be deleted, and the suggestion saved again.
      idempotencyKeys.current.delete(key);
      onSaved(ids);
      const open = () => void navigate(outfitPaths.outfit(data.id));
      show({
        tone: 'status',
        text: todayCopy.saved(title),
        name: title,
        action: { label: todayCopy.open, onAction: open },
      });
      return;
    }
    show({ tone: 'alert', text: refusalText(error, ['VALIDATION'], todayCopy.saveFailed) });
  };
  return {
    save,
    isSaved: (ids: readonly string[]) => outfits.some((outfit) => hasSameItems(itemIdsOf(outfit), ids)),
    isSaving: (ids: readonly string[]) => savingKeys.has(keyOf(ids)),
  };
}
