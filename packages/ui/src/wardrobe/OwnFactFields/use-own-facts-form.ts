import {
  type OwnFactValues,
  ownFactProblems,
  ownFactValuesOf,
  savedOwnFacts,
} from '@aura/domain/forms/own-facts';
import { type EditedOwnFacts, type OwnFacts, unknownOwnFacts } from '@aura/domain/own-facts';
import { localDay } from '@aura/domain/rules/days';
import type { Currency } from '@aura/domain/vocabularies/currencies';
import { useState } from 'react';

/**
 * State of the owner's facts in a form. Messages appear when saving is tried, and disappear with the next change.
 * @param stored read on mount
 * @param currency of a new price; read on mount
 */
export function useOwnFactsForm(stored: OwnFacts | null, currency: Currency) {
  const [initial] = useState(() => ownFactValuesOf(stored ?? unknownOwnFacts, currency));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<ReturnType<typeof ownFactProblems>>({});
  return {
    values,
    errors,
    isChanged: (Object.keys(initial) as (keyof OwnFactValues)[]).some(
      (name) => values[name] !== initial[name],
    ),
    setValues: (next: OwnFactValues) => {
      setErrors({});
      setValues(next);
    },
    /** The facts to store; null when a value has a problem, whose message is then shown. */
    read: (): EditedOwnFacts | null => {
      const today = localDay(new Date());
      // In a time zone behind the one of the purchase, the stored day may not have begun.
      const lastDay = [today, initial.purchaseDate ?? ''].sort().at(-1) ?? today;
      const problems = ownFactProblems(values, lastDay);
      setErrors(problems);
      return Object.keys(problems).length > 0 ? null : savedOwnFacts(values);
    },
  };
}
