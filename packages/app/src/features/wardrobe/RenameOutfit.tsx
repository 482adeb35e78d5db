import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { RenameOutfitDialog } from '@aura/ui/outfits/RenameOutfitDialog';
import { useState } from 'react';

interface RenameOutfitProps {
  readonly outfit: Outfit;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Resolves to why it failed; null after success. */
  readonly onSave: (outfit: Outfit, facts: Pick<OutfitFacts, 'name' | 'occasions'>) => Promise<string | null>;
}

/** The dialog that changes name and occasions; it closes when they are saved. */
export default function RenameOutfit({ outfit, open, onOpenChange, onSave }: RenameOutfitProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (facts: Pick<OutfitFacts, 'name' | 'occasions'>) => {
    setBusy(true);
    const problem = await onSave(outfit, facts);
    setBusy(false);
    setFailure(problem);
    if (problem === null) onOpenChange(false);
  };
  return (
    <RenameOutfitDialog
      open={open}
      onOpenChange={onOpenChange}
      outfit={outfit}
      onSave={(facts) => void save(facts)}
      busy={busy}
      failure={failure}
    />
  );
}
