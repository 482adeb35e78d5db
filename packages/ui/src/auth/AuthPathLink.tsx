import { Button } from '../primitives/Button/Button.tsx';

interface AuthPathLinkProps {
  /** The question that the button answers. */
  readonly question: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled: boolean;
}

/** The way from Log In to Sign Up and back, below their forms. */
export function AuthPathLink({ question, label, onPress, disabled }: AuthPathLinkProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-14 text-muted">
      {question}
      <Button variant="link" size="sm" onClick={onPress} disabled={disabled}>
        {label}
      </Button>
    </p>
  );
}
