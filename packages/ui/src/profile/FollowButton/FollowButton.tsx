import { followCopy } from '@aura/domain/copy/follows';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface FollowButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  readonly username: string;
  readonly followed: boolean;
  readonly onFollowedChange: (followed: boolean) => void;
  /** Shows a tick while followed, as on a profile. */
  readonly tick?: boolean;
}

/**
 * Follows and unfollows a person. Both states have the same minimum width, so that a press does not move what is
 * beside the button. Accessibility: the name contains the person, since lists have many of these buttons.
 */
export function FollowButton({
  username,
  followed,
  onFollowedChange,
  tick = false,
  size = 'sm',
  className,
}: FollowButtonProps) {
  return (
    <Button
      variant={followed ? 'outline' : 'primary'}
      size={size}
      onClick={onSinglePress(() => onFollowedChange(!followed))}
      className={cn('min-w-26', className)}
    >
      {followed && tick && <Check aria-hidden className="size-4 stroke-icon" />}
      <span>
        {followed ? followCopy.following : followCopy.follow}
        <VisuallyHidden> {username}</VisuallyHidden>
      </span>
    </Button>
  );
}
