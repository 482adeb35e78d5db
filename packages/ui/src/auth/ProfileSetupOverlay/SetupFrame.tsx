import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { preventDefault } from '../../foundations/prevent-default.ts';
import { dialogFrameStyle, dialogStyle, scrimStyle } from '../../primitives/Dialog/dialog-style.ts';

interface SetupFrameProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** A dialog that can only be closed by its own buttons. */
export function SetupFrame({ title, body, children }: SetupFrameProps) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} onMouseDown={preventDefault} />
        <div className={dialogFrameStyle()}>
          <Radix.Content
            className={dialogStyle({ size: 'sm' })}
            onEscapeKeyDown={preventDefault}
            onInteractOutside={preventDefault}
          >
            <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-5 tablet:p-8">
              <Radix.Title className="font-serif text-28">{title}</Radix.Title>
              <Radix.Description className="mb-4 text-14 text-muted">{body}</Radix.Description>
              {children}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
