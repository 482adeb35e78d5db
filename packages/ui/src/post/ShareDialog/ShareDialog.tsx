import { shareCopy } from '@aura/domain/copy/share';
import { type Shared, shareTargets } from '@aura/domain/rules/share-targets';
import { ArrowUpRight, Ellipsis, Link2 } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly shared: Shared;
  readonly onCopy: () => void;
  /** Opens the native share sheet; undefined when the browser does not support it. */
  readonly onNativeShare?: (() => void) | undefined;
}

const row =
  'flex min-h-control w-full items-center gap-3 rounded-control px-3 text-start text-16 font-medium hover:bg-hover [&_svg]:size-5';

/**
 * The share options of a link: clipboard, mail, other services, and the native share sheet (docs/product.md
 * section 2).
 */
export function ShareDialog({ open, onOpenChange, shared, onCopy, onNativeShare }: ShareDialogProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={shareCopy.title} initialFocus="body">
      <ul className="-mx-3 flex flex-col">
        <li>
          <button type="button" onClick={onCopy} className={row}>
            <Link2 aria-hidden />
            {shareCopy.copyLink}
          </button>
        </li>
        {shareTargets(shared).map(({ label, href }) => (
          <li key={label}>
            <Link href={href} newTab className={row}>
              <ArrowUpRight aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        {onNativeShare && (
          <li>
            <button type="button" onClick={onNativeShare} className={row}>
              <Ellipsis aria-hidden />
              {shareCopy.native}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
