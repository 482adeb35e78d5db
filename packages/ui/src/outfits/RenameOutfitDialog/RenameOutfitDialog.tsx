import { outfitsCopy } from '@aura/domain/copy/outfits';
import { outfitNameMaxLength } from '@aura/domain/limits/outfits';
import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { occasions as allOccasions } from '@aura/domain/vocabularies/occasions';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxChips } from '../../primitives/CheckboxChips/CheckboxChips.tsx';
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
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setIsMissing(trimmed === '');
    if (trimmed !== '' && !busy) onSave({ name: trimmed, occasions });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={outfitsCopy.renameHeading}
      initialFocus="body"
      busy={busy}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {outfitsCopy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {outfitsCopy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={outfitsCopy.name}
          value={name}
          maxLength={outfitNameMaxLength}
          counterLimit={outfitNameMaxLength}
          autoComplete="off"
          error={isMissing ? outfitsCopy.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <CheckboxChips
          label={outfitsCopy.occasionsLabel}
          options={options}
          values={occasions}
          onValuesChange={setOccasions}
        />
        {failure !== null && (
          <p role="alert" className="text-14 text-danger">
            {failure}
          </p>
        )}
      </form>
    </Sheet>
  );
}
