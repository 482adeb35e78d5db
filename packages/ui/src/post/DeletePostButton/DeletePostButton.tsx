import { postPageCopy } from '@aura/domain/copy/post-page';
import { Trash2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface DeletePostButtonProps {
  readonly onPress: () => void;
}

/** The button that asks whether to delete an own post; on phones it shows only an icon. */
export function DeletePostButton({ onPress }: DeletePostButtonProps) {
  return (
    <Button variant="dangerQuiet" size="sm" title={postPageCopy.delete} onClick={onPress}>
      <Trash2 aria-hidden className="size-5" />
      <span className="max-tablet:sr-only">{postPageCopy.delete}</span>
    </Button>
  );
}
