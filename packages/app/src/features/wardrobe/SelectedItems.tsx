import { commonCopy } from '@aura/domain/copy/common';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { useSingleSubmit } from '@aura/ui/foundations/use-single-submit';
import { DeleteItemsDialog } from '@aura/ui/wardrobe/DeleteItemsDialog';
import { SelectionBar } from '@aura/ui/wardrobe/SelectionBar';
import { Suspense } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useNewOutfit } from '../../shared/use-new-outfit.ts';
import { useWoreToday } from '../../shared/use-wore-today.ts';
import type { FurtherPages } from './further-pages.ts';
import type { useItemSelection } from './use-item-selection.ts';
import { useSelectAll } from './use-select-all.ts';
import { useSelectedItems } from './use-selected-items.ts';

const EditItemsDialog = lazyComponent(async () => {
  const { EditItemsDialog } = await import('@aura/ui/wardrobe/EditItemsDialog');
  return { default: EditItemsDialog };
});

interface SelectedItemsProps {
  /** Of the current user. */
  readonly email: string;
  /** The shown items. */
  readonly shown: readonly Item[];
  /** The further pages of the list, when some are not loaded. */
  readonly further: FurtherPages | undefined;
  /** Whether they are archived. */
  readonly archived: boolean;
  readonly selection: ReturnType<typeof useItemSelection>;
}

/** The bar with the actions on the selected items, and their dialogs. Remains mounted while a dialog fades out. */
export default function SelectedItems({ email, shown, further, archived, selection }: SelectedItemsProps) {
  const { items, isOn, replace, end } = selection;
  const actions = useSelectedItems(email, archived, selection);
  const { busy: wearing, woreToday } = useWoreToday();
  const openNewOutfit = useNewOutfit();
  const wear = async () => {
    const [first] = items;
    if (first === undefined) return;
    const name = items.length === 1 ? itemTitle(first) : commonCopy.itemCount(items.length);
    if (await woreToday({ name, itemIds: items.map(({ id }) => id) })) end();
  };
  const shownIds = shown.map(({ id }) => id);
  const all = useSelectAll(shownIds, further, selection);
  const deletion = useDialogSubject<readonly Item[]>();
  const editing = useDialogSubject<readonly Item[]>();
  const remove = useSingleSubmit(async () => {
    if (deletion.dialog) await actions.remove(deletion.dialog.subject);
    deletion.onOpenChange(false);
  });
  // After a failure, those that were not changed.
  const edited = items.length > 0 ? items : (editing.dialog?.subject ?? []);
  return (
    <>
      {isOn && (
        <SelectionBar
          count={items.length}
          total={shown.length}
          archived={archived}
          partial={further !== undefined}
          selectingAll={all.isWaiting}
          onSelectAll={all.selectAll}
          onSelectNone={() => replace([])}
          onCancel={actions.cancel}
          onWear={() => void wear()}
          // The garments of the archive are not offered for outfits.
          onNewOutfit={archived ? undefined : () => openNewOutfit(items)}
          onEdit={() => editing.show(items)}
          onArchive={() => void actions.archive()}
          onDelete={() => deletion.show(items)}
          busy={actions.isBusy}
          wearing={wearing}
          error={all.hasFailed ? selectionBarCopy.selectAllFailed : actions.error}
        />
      )}
      {deletion.dialog && (
        <DeleteItemsDialog
          open={deletion.dialog.open}
          onOpenChange={deletion.onOpenChange}
          items={deletion.dialog.subject}
          busy={actions.isBusy}
          onConfirm={() => void remove()}
        />
      )}
      <Suspense>
        {editing.dialog && (
          <EditItemsDialog
            key={editing.dialog.openCount}
            open={editing.dialog.open}
            onOpenChange={editing.onOpenChange}
            items={edited}
            onSave={(changes) => actions.edit(edited, changes)}
          />
        )}
      </Suspense>
    </>
  );
}
