import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Item } from '@aura/domain/entities';
import type { Outfit, ShownLayer } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import type { Garments } from '@aura/ui/outfits/GarmentDrawer';
import { OutfitBuilder } from '@aura/ui/outfits/OutfitBuilder';
import { RenameOutfitDialog } from '@aura/ui/outfits/RenameOutfitDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { type ReactNode, useState } from 'react';
import type { OutfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { fetchImage } from '../../shared/fetch-image.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import type { OutfitStart } from './outfit-saving.ts';
import { useOutfitSaving } from './use-outfit-saving.ts';

/** What a post is made of when an outfit is shared. */
interface SharedOutfit {
  readonly photo: Blob;
  /** The own garments, which the post links. */
  readonly items: readonly Item[];
  readonly outfitId: string;
  readonly onClose: () => void;
}

export type RenderComposer = (shared: SharedOutfit) => ReactNode;

interface OutfitEditorProps {
  readonly start: OutfitStart;
  readonly layers: readonly ShownLayer[];
  readonly isUnsaved: boolean;
  readonly drafts: OutfitDrafts;
  readonly garments: Garments;
  readonly onAdded: (outfit: Outfit) => void;
  readonly onLoadOther: () => void;
  readonly onClose: () => void;
  readonly renderComposer: RenderComposer;
}

/** Loads the image of all garments, as a file of the post. */
async function loadImage({ image }: Outfit): Promise<Blob> {
  if (image === null) throw new Error('the outfit has no image');
  return fetchImage(image.src);
}

/** The builder of one outfit, connected to the API. */
export function OutfitEditor({
  start,
  layers,
  isUnsaved,
  drafts,
  garments,
  onAdded,
  onLoadOther,
  onClose,
  renderComposer,
}: OutfitEditorProps) {
  const { show } = useToast();
  const { saving, state } = useOutfitSaving({ start, isUnsaved, drafts, onAdded });
  const { facts } = state;
  const renaming = useDialogSubject<null>();
  const [shared, setShared] = useState<Omit<SharedOutfit, 'onClose'> | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  usePageTitle(facts.name);

  const share = async () => {
    setIsSharing(true);
    try {
      const outfit = await saving.save();
      if (outfit) {
        // As the server knows them, which has made the image without garments that were deleted meanwhile.
        const items = outfit.layers.flatMap(({ item }) => (item?.isOwner ? [item] : []));
        setShared({ photo: await loadImage(outfit), items, outfitId: outfit.id });
      }
    } catch {
      show({ tone: 'alert', text: outfitBuilderCopy.shareFailed });
    }
    setIsSharing(false);
  };
  return (
    <>
      <OutfitBuilder
        name={facts.name}
        initialLayers={layers}
        garments={garments}
        onLayersChange={(next) => saving.change({ layers: storedLayers(next) })}
        saveState={state.progress}
        saveFailure={state.failure}
        deletedIds={state.deletedIds}
        onSave={() => void saving.save()}
        onKeepThis={() => void saving.keepThis()}
        onLoadOther={onLoadOther}
        onRename={() => renaming.show(null)}
        onClose={onClose}
        onShare={() => void share()}
        sharing={isSharing}
      />
      {renaming.dialog && (
        <RenameOutfitDialog
          key={renaming.dialog.openCount}
          open={renaming.dialog.open}
          onOpenChange={renaming.onOpenChange}
          outfit={facts.name === outfitsCopy.untitled ? { ...facts, name: '' } : facts}
          onSave={(changed) => {
            saving.change(changed);
            renaming.onOpenChange(false);
          }}
        />
      )}
      {shared && renderComposer({ ...shared, onClose: () => setShared(null) })}
    </>
  );
}
