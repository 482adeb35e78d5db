import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { Camera } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

export type UploadTriggerProps = Omit<ComponentProps<'button'>, 'children'>;

/** The navigation's upload button: a pill above its label on phones, a button in the top bar. */
export function UploadTrigger({ className, ...rest }: UploadTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      className={cn(
        'group flex min-h-target min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-control text-12 font-medium text-muted tablet:flex-row tablet:gap-2 tablet:bg-ink tablet:px-4 tablet:text-14 tablet:text-on-ink tablet:hover:bg-ink-hover',
        className,
      )}
    >
      <span className="-mt-3 grid h-8 w-13 max-w-full place-items-center rounded-full bg-ink text-on-ink group-hover:bg-ink-hover tablet:contents">
        <Camera aria-hidden className="size-5" />
      </span>
      <span className="slim:sr-only">{uploadMenuCopy.uploadMenu}</span>
    </button>
  );
}
