import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem, Item, ItemFacts } from '@aura/domain/entities';
import { ownSuggestion } from '@aura/domain/rules/own-suggestion';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { FormFailure } from '../../primitives/Dialog/FormFailure.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { ItemFields } from '../../wardrobe/ItemFields/ItemFields.tsx';
import { DetectedItemImage } from '../DetectedItemImage/DetectedItemImage.tsx';
import { OwnSuggestion } from '../OwnSuggestion/OwnSuggestion.tsx';
import { useCorrectionForm } from './use-correction-form.ts';

export interface DetectedItemDialogProps {
  readonly open: boolean;
  /** Read on mount. */
  readonly item: DetectedItem;
  /** The own garments; undefined while they are not loaded. */
  readonly wardrobe: readonly Item[] | undefined;
  /** Ids of the items that the post has already. */
  readonly postedIds: readonly string[];
  /** Puts an own garment in the place of the item, and closes the dialog. */
  readonly onUseOwn: (own: Item) => void;
  /** Called when the user closes the dialog, and after a success. */
  readonly onClose: () => void;
  /** Saves the facts. Resolves to whether it succeeded. */
  readonly onSave: (facts: ItemFacts) => Promise<boolean>;
}

/**
 * Corrects the facts of a detected item, or replaces it by the own garment that is most like them (docs/product.md
 * section 2, Composer). When saving fails, the changes remain in the form. Pass a new `key` for each opening.
 */
export function DetectedItemDialog({
  open,
  item,
  wardrobe = [],
  postedIds,
  onUseOwn,
  onClose,
  onSave,
}: DetectedItemDialogProps) {
  const form = useCorrectionForm({ item, onSave, onSaved: () => close() });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => form.isDirty,
    onClose,
    title: commonCopy.discardHeading,
    body: itemEditCopy.discardBody,
  });
  const suggestion = ownSuggestion(form.values, wardrobe, postedIds);
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={itemEditCopy.title}
      description={composerCopy.editSubtitle}
      size="lg"
      initialFocus="body"
      bodyClassName={formBody}
      busy={form.isSubmitting}
      footer={
        <DialogActions
          submitLabel={itemEditCopy.submit}
          canSubmit={!form.categoryMissing}
          isSubmitting={form.isSubmitting}
          onCancel={requestClose}
          onSubmit={form.submit}
        />
      }
    >
      <div inert={form.isSubmitting} className="flex flex-col gap-6 tablet:flex-row">
        {/* Beside the fields, which do not move when it changes with them. */}
        <div className="flex shrink-0 gap-4 empty:hidden tablet:w-44 tablet:flex-col">
          <DetectedItemImage
            item={item}
            sizes="11rem"
            className="w-24 shrink-0 self-start rounded-image tablet:w-full"
          />
          {suggestion && <OwnSuggestion suggestion={suggestion} onUse={() => onUseOwn(suggestion.item)} />}
        </div>
        <div ref={form.fieldsRef} className="min-w-0 flex-1">
          <ItemFields
            values={form.values}
            nameLabel={itemCopy.description}
            errors={form.errors}
            onFactChange={form.setFact}
          />
        </div>
      </div>
      <FormFailure text={form.failed ? itemEditCopy.failed : null} />
      {discardDialog}
    </Dialog>
  );
}
