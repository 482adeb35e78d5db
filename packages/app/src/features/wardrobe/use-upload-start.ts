import { useEffect, useState } from 'react';
import type { Unsent } from '../../platform/unsent/unsent.ts';
import type { UnsentForm } from '../../platform/unsent/unsent-items.ts';
import { type GivenItem, givenItem, type Prefill } from './prefill.ts';

/** What the upload form begins with. */
interface UploadStart {
  readonly kept: UnsentForm | null;
  readonly given: readonly GivenItem[];
}

/**
 * Gathers what was kept and the item that the form is opened for.
 * @returns null until both are there
 */
export function useUploadStart(unsent: Unsent<UnsentForm>, prefill: Prefill | undefined): UploadStart | null {
  const [wanted] = useState(prefill);
  const [start, setStart] = useState<UploadStart | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const given = wanted ? givenItem(wanted).then((item) => [item]) : [];
    void Promise.all([unsent.load(), given]).then(([kept, items]) => {
      if (isCurrent) setStart({ kept, given: items });
    });
    return () => {
      isCurrent = false;
    };
  }, [unsent, wanted]);
  return start;
}
