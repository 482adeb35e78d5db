import { shellCopy } from '@aura/domain/copy/shell';
import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface BackButtonProps {
  readonly onBack: () => void;
}

/** One step back in the visit; shown when there is somewhere to go back to (docs/product.md section 2). */
export function BackButton({ onBack }: BackButtonProps) {
  return (
    <IconButton label={shellCopy.back} onClick={onBack}>
      <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
    </IconButton>
  );
}
