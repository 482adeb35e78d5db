import { commonCopy } from '@aura/domain/copy/common';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { wearItemsMaxCount } from '@aura/domain/limits/wears';
import { Archive, ArchiveRestore, Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';

export interface SelectionActionsProps {
  /** Number of selected items. */
  readonly count: number;
  /** Whether the shown items are archived ones. */
  readonly archived: boolean;
  /** Logs the items as worn today. */
  readonly onWear: () => void;
  /** Opens a new outfit of the items; undefined where they are not offered for outfits. */
  readonly onNewOutfit?: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
  /** Whether items are being changed. */
  readonly busy?: boolean;
  /** Whether they are being logged as worn. */
  readonly wearing?: boolean;
}

/**
 * What can be done with the selected items. On phones the names are below the icons. Above the limit of a wear and an
 * outfit, these two are disabled and a text says why.
 */
export function SelectionActions({
  count,
  archived,
  onWear,
  onNewOutfit,
  onEdit,
  onArchive,
  onDelete,
  busy = false,
  wearing = false,
  disabled,
}: SelectionActionsProps & { readonly disabled: boolean }) {
  const reasonId = useId();
  const blocked = busy || wearing;
  const tooMany = count > wearItemsMaxCount;
  const limited = {
    'aria-disabled': blocked || tooMany,
    'aria-describedby': tooMany ? reasonId : undefined,
  };
  const { archive, unarchive, edit, newOutfit, wear } = selectionBarCopy;
  const actions = [
    { label: wear, icon: Check, onClick: onWear, busy: wearing, ...limited },
    ...(onNewOutfit ? [{ label: newOutfit, icon: Plus, onClick: onNewOutfit, ...limited }] : []),
    { label: edit, icon: Pencil, onClick: onEdit, 'aria-disabled': blocked },
    {
      label: archived ? unarchive : archive,
      icon: archived ? ArchiveRestore : Archive,
      onClick: onArchive,
      busy,
      'aria-disabled': blocked,
    },
    {
      label: commonCopy.delete,
      icon: Trash2,
      onClick: onDelete,
      'aria-disabled': blocked,
      variant: 'dangerQuiet' as const,
    },
  ];
  return (
    <>
      <div className="items-center max-tablet:grid max-tablet:w-full max-tablet:grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] max-tablet:items-start tablet:flex">
        {actions.map(({ label, icon: Icon, ...action }) => (
          <Button
            key={label}
            variant="quiet"
            size="sm"
            disabled={disabled}
            {...action}
            className="max-tablet:px-1"
          >
            <span className="flex items-center gap-2 max-tablet:flex-col max-tablet:gap-0.5 max-tablet:text-12">
              <Icon aria-hidden className="size-4 max-tablet:size-5" />
              {label}
            </span>
          </Button>
        ))}
      </div>
      {tooMany && (
        <p id={reasonId} className="w-full px-3 text-14 text-muted">
          {selectionBarCopy.tooMany}
        </p>
      )}
    </>
  );
}
