import { postEditCopy } from '@aura/domain/copy/post-edit';
import { Pencil } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface EditPostButtonProps {
  readonly onPress: () => void;
}

/** The button that opens the form of an own post; below the width `wide` it shows only an icon. */
export function EditPostButton({ onPress }: EditPostButtonProps) {
  return (
    <Button variant="quiet" size="sm" title={postEditCopy.title} onClick={onPress}>
      <Pencil aria-hidden className="size-5" />
      <span className="max-wide:sr-only">{postEditCopy.title}</span>
    </Button>
  );
}
