import { authCopy } from '@aura/domain/copy/auth';
import { Button } from '../../primitives/Button/Button.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';

interface AuthPathDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
}

/** Choice between signing up and logging in. No screen opens it (docs/product.md section 2). */
export function AuthPathDialog({ open, onOpenChange, onSignUp, onLogIn }: AuthPathDialogProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={authCopy.choosePath} initialFocus="body">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p className="text-14 text-muted">{authCopy.signUpPath}</p>
          <Button onClick={onSignUp}>{authCopy.signUp}</Button>
        </div>
        <div className="flex flex-col gap-2">
          <p className="text-14 text-muted">{authCopy.logInPath}</p>
          <Button variant="outline" onClick={onLogIn}>
            {authCopy.logIn}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
