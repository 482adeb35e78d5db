import { PlanDialog, type PlanDialogProps } from '@aura/ui/outfits/PlanDialog';
import { useRef } from 'react';

/** The dialog that chooses days of a plan, once; it closes when they are chosen. Pass a new `key` for each opening. */
export default function PlanDays({ onOpenChange, onSave, ...props }: PlanDialogProps) {
  // The second press of a double click reaches the dialog while it closes.
  const isSaved = useRef(false);
  return (
    <PlanDialog
      {...props}
      onOpenChange={onOpenChange}
      onSave={(days) => {
        if (isSaved.current) return;
        isSaved.current = true;
        onOpenChange(false);
        onSave(days);
      }}
    />
  );
}
