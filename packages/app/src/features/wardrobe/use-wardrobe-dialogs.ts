import type { Item } from '@aura/domain/entities';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useSettled } from '../../shared/use-settled.ts';
import type { Prefill } from './prefill.ts';

/** An action that requires a confirmation, and its item. */
export interface ItemConfirmation {
  readonly action: 'delete' | 'unlike' | 'removeFromWishlist';
  readonly item: Item;
}

export type WardrobeDialogsState = ReturnType<typeof useWardrobeDialogs>;

/** State of the upload form, the edit form, the cut-out editor and the confirmation dialogs of the wardrobe. */
export function useWardrobeDialogs() {
  const upload = useDialogSubject<Prefill | undefined>();
  const edit = useDialogSubject<Item>();
  const cutout = useDialogSubject<Item>();
  const confirmation = useDialogSubject<ItemConfirmation>();
  return { upload, edit, cutout, confirmation };
}

/** Whether the code of the dialogs is loaded: once the page is idle, or when one of them opens before. */
export function useDialogsWanted(state: WardrobeDialogsState): boolean {
  const isSettled = useSettled();
  return isSettled || Object.values(state).some(({ dialog }) => dialog !== null);
}
