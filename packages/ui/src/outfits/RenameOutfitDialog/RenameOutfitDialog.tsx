import { commonCopy } from '@aura/domain/copy/common';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { outfitNameMaxLength } from '@aura/domain/limits/outfits';
import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { characterCount } from '@aura/domain/utils/character-count';
import { occasions as allOccasions, type Occasion } from '@aura/domain/vocabularies/occasions';
import { type FormEvent, useId, useState } from 'react';
import { useFieldFocus } from '../../foundations/use-field-focus.ts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { CheckboxChips } from '../../primitives/CheckboxChips/CheckboxChips.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface RenameOutfitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Read on mount; pass a new `key` for each outfit. */
  readonly outfit: Pick<Outfit, 'name' | 'occasions'>;
  readonly onSave: (facts: Pick<OutfitFacts, 'name' | 'occasions'>) => void;
  readonly busy?: boolean;
  /** Why the last attempt failed. */
  readonly failure?: string | null;
}

function problemOf(name: string): string | null {
  if (name === '') return outfitsCopy.nameMissing;
  const isTooLong = characterCount(name) > outfitNameMaxLength;
  return isTooLong ? commonCopy.tooLong(outfitsCopy.name, outfitNameMaxLength) : null;
}

const options = allOccasions.map((value) => ({ value, label: outfitsCopy.occasions[value] }));

/** Changes the name and the occasions of an outfit. */
export function RenameOutfitDialog({
  open,
  onOpenChange,
  outfit,
  onSave,
  busy = false,
  failure = null,
}: RenameOutfitDialogProps) {
  const formId = useId();
  const [name, setName] = useState(outfit.name);
  const [occasions, setOccasions] = useState(outfit.occasions);
  const [isRefused, setIsRefused] = useState(false);
  const { fieldsRef, focusInvalidField } = useFieldFocus<HTMLFormElement>();
  const trimmed = name.trim();
  const nameProblem = problemOf(trimmed);
  // A name that is too long says so at once, a missing one when saving is tried.
  const problem = isRefused || trimmed !== '' ? nameProblem : null;
  const hasOccasion = (occasion: Occasion) => outfit.occasions.includes(occasion);
  const { requestClose, discardDialog } = useDiscardDialog({
    isChanged: () =>
      name !== outfit.name || occasions.length !== outfit.occasions.length || !occasions.every(hasOccasion),
    onClose: () => onOpenChange(false),
    title: commonCopy.discardHeading,
    body: outfitsCopy.discardBody,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsRefused(nameProblem !== null);
    if (nameProblem === null) onSave({ name: trimmed, occasions });
    else focusInvalidField();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={requestClose}
      title={outfitsCopy.renameHeading}
      initialFocus="body"
      busy={busy}
      footer={
        <DialogActions
          submitLabel={commonCopy.save}
          onCancel={requestClose}
          form={formId}
          isSubmitting={busy}
        />
      }
    >
      <form ref={fieldsRef} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={outfitsCopy.name}
          value={name}
          counterLimit={outfitNameMaxLength}
          autoComplete="off"
          readOnly={busy}
          error={problem ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <CheckboxChips
          label={outfitsCopy.occasionsLabel}
          options={options}
          values={occasions}
          onValuesChange={setOccasions}
          readOnly={busy}
        />
        {failure !== null && (
          <p role="alert" className="text-14 text-danger">
            {failure}
          </p>
        )}
      </form>
      {discardDialog}
    </Sheet>
  );
}
