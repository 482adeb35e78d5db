import { PlanDialog, type PlanDialogProps } from '@aura/ui/outfits/PlanDialog';

/** The dialog that chooses days of a plan; it closes when they are chosen. */
export default function PlanDays({ onOpenChange, onSave, ...props }: PlanDialogProps) {
  return (
    <PlanDialog
      {...props}
      onOpenChange={onOpenChange}
      onSave={(days) => {
        onOpenChange(false);
        onSave(days);
      }}
    />
  );
}
