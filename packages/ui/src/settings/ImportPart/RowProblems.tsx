import { csvImportCopy } from '@aura/domain/copy/csv-import';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import type { ImportList, RowProblem } from '@aura/domain/own-data/import-data';
import { ChevronDown } from 'lucide-react';

/** A row that was not or will not be added. */
export interface ShownProblem {
  readonly list: ImportList;
  readonly row: number;
  readonly name: string;
  readonly reason: RowProblem['reason'] | 'refused' | 'unavailable';
}

interface RowProblemsProps {
  readonly problems: readonly ShownProblem[];
}

const reasons = ownDataImportCopy.reasons;
const csvReasons = csvImportCopy.reasons;
const reasonTexts = { ...reasons, ...csvReasons };

/** The rows of a file that cannot be added, each with its reason; closed at first. */
export function RowProblems({ problems }: RowProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <details className="group w-full">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 font-medium">
        {ownDataImportCopy.problemsHeading(problems.length)}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="max-h-80 list-disc overflow-y-auto ps-5 text-14 wrap-anywhere">
        {problems.map(({ list, row, name, reason }) => (
          <li key={`${list} ${row}`}>
            {ownDataImportCopy.row(ownDataImportCopy.rowNames[list], row, name)}: {reasonTexts[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
