import { landingCopy } from '@aura/domain/copy/landing';
import type { LucideIcon } from 'lucide-react';

interface StoreButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A link to an app store that is not available yet: focusable and announced as coming soon. */
export function StoreButton({ label, icon: Icon }: StoreButtonProps) {
  return (
    <button
      type="button"
      aria-disabled
      className="flex min-h-control cursor-not-allowed items-center gap-3 rounded-control bg-paper px-3 py-1.5 text-start text-muted inset-ring inset-ring-line"
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-fine" />
      <span className="flex min-w-0 flex-col">
        <span className="text-12">{landingCopy.storeComingSoon}</span>
        <span className="text-14 font-medium">{label}</span>
      </span>
    </button>
  );
}
