import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/Button/Button.tsx';

interface OpenerProps {
  readonly children: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;
}

/** A page with the button Open, which opens the tested component. */
export function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  );
}
