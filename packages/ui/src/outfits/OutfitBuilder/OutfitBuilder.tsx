import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { Share2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { GarmentDrawer, type Garments } from '../GarmentDrawer/GarmentDrawer.tsx';
import { LayerList } from '../LayerList/LayerList.tsx';
import { OutfitCanvas } from '../OutfitCanvas/OutfitCanvas.tsx';
import { TemplateChoice } from '../TemplateChoice/TemplateChoice.tsx';
import { BuilderBar } from './BuilderBar.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import type { SaveState } from './save-state.ts';
import { useOutfitBuilder } from './use-outfit-builder.ts';

export interface OutfitBuilderProps {
  readonly name: string;
  /** The layers of a stored outfit, the lowest first; read on mount. A layer without its item gets it from `garments`. */
  readonly initialLayers: readonly ShownLayer[];
  readonly garments: Garments;
  readonly onLayersChange: (layers: readonly ShownLayer[]) => void;
  readonly saveState: SaveState;
  /** Why the server refused the outfit; null when it was not reached. */
  readonly saveFailure?: string | null;
  /** The garments that were deleted elsewhere, for which the server refused the outfit. */
  readonly deletedIds?: readonly string[];
  /** Saves at once. */
  readonly onSave: () => void;
  /** Saves this version over one that was saved elsewhere. */
  readonly onKeepThis: () => void;
  readonly onLoadOther: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
  readonly onShare: () => void;
  /** Whether the picture for the post is being prepared. */
  readonly sharing?: boolean;
}

type Panel = 'wardrobe' | 'layers' | 'templates';

/** The outfit builder: layers, canvas and garments side by side; on phones the canvas above one of three panels. */
export function OutfitBuilder({ initialLayers, onLayersChange, garments, ...props }: OutfitBuilderProps) {
  const mine = garments.mine.items;
  const wished = garments.wished.items;
  const itemsById = useMemo(
    () => new Map([...(wished ?? []), ...(mine ?? [])].map((item) => [item.id, item])),
    [mine, wished],
  );
  const builder = useOutfitBuilder(initialLayers, onLayersChange, itemsById);
  const isWide = useMediaQuery(fromDesktop);
  const [panel, setPanel] = useState<Panel>('wardrobe');
  const { saveState, onSave, onShare, sharing = false, saveFailure = null, deletedIds = [] } = props;
  const deleted = builder.layers.filter(({ itemId }) => deletedIds.includes(itemId));
  const panels: Record<Panel, ReactNode> = {
    wardrobe: <GarmentDrawer garments={garments} builder={builder} />,
    layers: <LayerList builder={builder} />,
    templates: <TemplateChoice onArrange={builder.arrange} />,
  };
  const withoutGarments = mine !== undefined && itemsById.size === 0;
  const startSwap = (itemId: string | null) => {
    // The garments to choose from may be behind another panel.
    setPanel('wardrobe');
    builder.startSwap(itemId);
  };
  const canvas = (
    <OutfitCanvas
      builder={{ ...builder, startSwap }}
      itemsById={itemsById}
      withoutGarments={withoutGarments}
    />
  );
  return (
    <div className="flex h-dvh flex-col">
      <BuilderBar
        name={props.name}
        builder={builder}
        saveState={saveState}
        onSave={onSave}
        onRename={props.onRename}
        onClose={props.onClose}
        onShare={onShare}
        sharing={sharing}
      />
      <SaveNotice
        saveState={saveState}
        failure={saveFailure}
        deleted={deleted}
        onRemoveDeleted={() => builder.remove(...deleted)}
        onSave={onSave}
        onKeepThis={props.onKeepThis}
        onLoadOther={props.onLoadOther}
      />
      <VisuallyHidden role="status">{builder.announcement}</VisuallyHidden>
      {isWide ? (
        <div className="grid min-h-0 flex-1 grid-cols-[18rem_minmax(0,1fr)_26.5rem]">
          <div className="flex flex-col gap-3 overflow-y-auto border-e border-line p-5">
            <h2 className="font-serif text-22">{outfitBuilderCopy.layers}</h2>
            {panels.layers}
            <h2 className="mt-4 font-serif text-22">{outfitBuilderCopy.templates}</h2>
            {panels.templates}
          </div>
          <div className="min-h-0 overflow-hidden p-10">{canvas}</div>
          <div className="flex flex-col gap-3 overflow-y-auto border-s border-line p-7">
            <h2 className="font-serif text-22">{outfitBuilderCopy.drawer}</h2>
            {panels.wardrobe}
          </div>
        </div>
      ) : (
        <>
          <PhonePanel canvas={canvas}>
            <Tabs
              label={outfitBuilderCopy.panels}
              tabs={[
                { value: 'wardrobe', label: outfitBuilderCopy.wardrobe },
                { value: 'layers', label: outfitBuilderCopy.layers, count: builder.layers.length },
                { value: 'templates', label: outfitBuilderCopy.templates },
              ]}
              value={panel}
              onValueChange={setPanel}
            >
              <div className="py-3">{panels[panel]}</div>
            </Tabs>
          </PhonePanel>
          <div className="shrink-0 border-t border-line bg-surface px-5 py-3 tablet:hidden">
            <Button
              className="w-full"
              onClick={onShare}
              busy={sharing}
              disabled={builder.layers.length === 0}
            >
              <Share2 aria-hidden className="size-5" />
              {outfitBuilderCopy.share}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
