import { Banner } from '../Banner/Banner.tsx';
import { FormMessage } from './FormMessage.tsx';

interface FormFailureProps {
  /** Null when there is none. */
  readonly text: string | null;
}

/** Why a form could not be submitted, in the place of its message. */
export function FormFailure({ text }: FormFailureProps) {
  return (
    <FormMessage>
      {text && (
        <Banner tone="error" className="shadow-float">
          {text}
        </Banner>
      )}
    </FormMessage>
  );
}
