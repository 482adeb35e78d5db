import { shellCopy } from '@aura/domain/copy/shell';
import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface BackButtonProps {
  readonly onBack: () => void;
}

/** Goes one step back in the app's history; shown when there is one (docs/product.md section 2). */
export function BackButton({ onBack }: BackButtonProps) {
  return (
    <IconButton label={shellCopy.back} onClick={onBack}>
      <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
    </IconButton>
  );
}
