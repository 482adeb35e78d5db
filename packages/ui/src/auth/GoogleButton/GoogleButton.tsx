import { authCopy } from '@aura/domain/copy/auth';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';

/** Button for signing in with Google. Accepts the props of `Button` except look and text. */
export function GoogleButton(props: Omit<ButtonProps, 'variant' | 'children'>) {
  return (
    <Button {...props} variant="outline">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path
          d="M20.5 12.2H12.4M20.5 12.2a8.4 8.4 0 1 1-2.6-6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {authCopy.continueWithGoogle}
    </Button>
  );
}
