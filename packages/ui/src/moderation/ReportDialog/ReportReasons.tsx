import { reportCopy, reportReasonCopy } from '@aura/domain/copy/reports';
import { type ReportReason, reportReasons } from '@aura/domain/vocabularies/report-reasons';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';

interface ReportReasonsProps {
  readonly value: ReportReason | null;
  readonly onValueChange: (reason: ReportReason) => void;
}

/** The reasons of a report; the chosen one shows what it means. */
export function ReportReasons({ value, onValueChange }: ReportReasonsProps) {
  const options = reportReasons.map((reason) => ({
    value: reason,
    label: reportReasonCopy[reason].name,
    description: reason === value ? reportReasonCopy[reason].meaning : undefined,
  }));
  return (
    <RadioGroup
      label={reportCopy.reasons}
      options={options}
      value={value}
      onValueChange={onValueChange}
      className="[&>div+div]:border-t [&>div+div]:border-line"
    />
  );
}
