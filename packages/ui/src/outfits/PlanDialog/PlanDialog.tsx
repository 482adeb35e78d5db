import { commonCopy } from '@aura/domain/copy/common';
import { planCopy } from '@aura/domain/copy/plan';
import { addDays } from '@aura/domain/rules/days';
import {
  isRepeatInterval,
  lastPlanDay,
  type PlanChoice,
  planDayProblem,
  planDays,
  type RepeatInterval,
  repeatDays,
  repeatIntervals,
  repeatProblem,
} from '@aura/domain/rules/plan-days';
import { type FormEvent, useId, useState } from 'react';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** `plan` chooses a day and whether it is repeated, `move` a day, `repeat` how a planned day is repeated. */
type PlanTask = 'plan' | 'move' | 'repeat';

export interface PlanDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly task: PlanTask;
  /** What is planned, in words. */
  readonly name: string;
  /** The day at first; for `repeat` the day that is planned. Read on mount, `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** Called with the days to plan; for `repeat` without the one that is planned. */
  readonly onSave: (days: readonly string[]) => void;
}

const headings = { plan: planCopy.planHeading, move: planCopy.moveHeading, repeat: planCopy.repeatHeading };
const intervalOptions = (Object.keys(repeatIntervals) as RepeatInterval[]).map((value) => ({
  value,
  label: planCopy.intervals[value],
}));
/** A repeated plan ends after four weeks at first. */
const defaultDays = 28;

/** Chooses the days on which an outfit or a garment is planned (docs/product.md section 2, Wearing). */
export function PlanDialog({ open, onOpenChange, task, name, day, today, onSave }: PlanDialogProps) {
  const formId = useId();
  const [choice, setChoice] = useState<PlanChoice>({
    first: day,
    interval: task === 'repeat' ? 'weekly' : 'once',
    until: addDays(day, defaultDays),
  });
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<PlanChoice>) => setChoice((before) => ({ ...before, ...part }));
  const isRepeat = task === 'repeat';
  const untilProblem = repeatProblem(choice, today);
  const isNeverRepeated = isRepeat && untilProblem === null && repeatDays(choice, today).length === 0;
  const problems = {
    first: isRepeat ? null : planDayProblem(choice.first, today),
    until: isNeverRepeated ? planCopy.noRepetition : untilProblem,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.first !== null || problems.until !== null) return;
    onSave(isRepeat ? repeatDays(choice, today) : planDays(choice));
  };
  const shown = (problem: string | null) => (isChecked && problem !== null ? problem : undefined);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={headings[task](name)}
      initialFocus="body"
      footer={
        <DialogActions submitLabel={commonCopy.save} onCancel={() => onOpenChange(false)} form={formId} />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {!isRepeat && (
          <TextField
            label={planCopy.day}
            type="date"
            min={today}
            max={lastPlanDay(today)}
            value={choice.first}
            error={shown(problems.first)}
            onChange={({ target }) => change({ first: target.value })}
          />
        )}
        {task !== 'move' && (
          <Select
            label={planCopy.every}
            options={isRepeat ? intervalOptions.slice(1) : intervalOptions}
            value={choice.interval}
            onChange={({ target }) => isRepeatInterval(target.value) && change({ interval: target.value })}
          />
        )}
        {choice.interval !== 'once' && (
          <TextField
            label={planCopy.until}
            type="date"
            min={today}
            max={lastPlanDay(today)}
            value={choice.until}
            error={shown(problems.until)}
            onChange={({ target }) => change({ until: target.value })}
          />
        )}
      </form>
    </Sheet>
  );
}
