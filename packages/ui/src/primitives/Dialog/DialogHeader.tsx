import { commonCopy } from '@aura/domain/copy/common';
import * as Radix from '@radix-ui/react-dialog';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

interface DialogHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  readonly busy: boolean;
}

/** Title, way back and close button of a dialog. */
export function DialogHeader({ title, description, onBack, backLabel, busy }: DialogHeaderProps) {
  return (
    <header className="relative z-raised flex shrink-0 items-center gap-3 bg-surface py-2 ps-5 pe-2 tablet:py-4 tablet:ps-8 tablet:pe-4">
      <div className="min-w-0 flex-1">
        {onBack && (
          <Button variant="quiet" size="sm" onClick={onBack} disabled={busy} className="-ms-3 mb-1">
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {backLabel ?? commonCopy.back}
          </Button>
        )}
        <Radix.Title className="font-serif text-28">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-14 text-muted">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={commonCopy.close} disabled={busy} className="self-start">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </header>
  );
}
