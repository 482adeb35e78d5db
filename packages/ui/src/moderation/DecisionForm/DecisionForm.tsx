import { moderationCopy } from '@aura/domain/copy/moderation';
import { reportReasonCopy, reportTargetNames } from '@aura/domain/copy/reports';
import { moderationWordsMaxLength, suspensionDays } from '@aura/domain/limits/moderation';
import type { ModerationCase } from '@aura/domain/moderation';
import { authorMessage, conflictText, suspensionEnd } from '@aura/domain/rules/moderation';
import { characterCount } from '@aura/domain/utils/character-count';
import { type ModerationAct, moderationActs } from '@aura/domain/vocabularies/moderation';
import { type ReportReason, reportReasons } from '@aura/domain/vocabularies/report-reasons';
import { type KeyboardEvent, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { latinKey } from '../../foundations/latin-key.ts';
import { isEditable } from '../../foundations/shortcuts-off.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { dialogBodyBar } from '../../primitives/Dialog/dialog-style.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

type Days = (typeof suspensionDays)[number] | null;

/** What is chosen and typed. */
export interface DecisionDraft {
  readonly act: ModerationAct | null;
  readonly reason: ReportReason | null;
  readonly words: string;
  readonly days: Days;
}

interface DecisionValues extends DecisionDraft {
  readonly act: ModerationAct;
}

interface DecisionFormProps {
  readonly shown: ModerationCase;
  /** The current time in milliseconds. */
  readonly now: number;
  /** What was chosen and typed before; read on mount. */
  readonly initialDraft?: DecisionDraft | null | undefined;
  readonly onDraftChange?: (draft: DecisionDraft) => void;
  readonly onDecide: (values: DecisionValues) => void;
  /** Leaves the case open and shows another one. */
  readonly onSkip?: (() => void) | undefined;
}

const daysOf = (value: string): Days => suspensionDays.find((days) => String(days) === value) ?? null;
const reasonOptions = reportReasons.map((reason) => ({
  value: reason,
  label: reportReasonCopy[reason].name,
}));

const actKeys: Readonly<Record<ModerationAct, string>> = { keep: 'K', remove: 'R', warn: 'W', suspend: 'S' };

/**
 * The decision about a case, with what the author will read. While the focus is in it, the first letter of a decision
 * chooses it, and Ctrl or Cmd with Enter decides.
 */
export function DecisionForm({
  shown,
  now,
  initialDraft,
  onDraftChange,
  onDecide,
  onSkip,
}: DecisionFormProps) {
  const { targetType, author } = shown;
  const [draft, setDraft] = useState<DecisionDraft>(
    initialDraft ?? { act: null, reason: shown.reason, words: '', days: 7 },
  );
  const { act, reason, words, days } = draft;
  const [asking, setAsking] = useState(false);
  if (shown.decision !== null) return <Banner tone="info">{conflictText(shown.decision)}</Banner>;
  const change = (changes: Partial<DecisionDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    onDraftChange?.(changed);
  };
  const acts = moderationActs.filter((one) => one !== 'remove' || targetType !== 'person');
  const isTooLong = characterCount(words) > moderationWordsMaxLength;
  const isReady = act !== null && (act === 'keep' || reason !== null) && !isTooLong;
  const decide = () => isReady && onDecide({ act, reason, words, days: act === 'suspend' ? days : null });
  const submit = () => (act === 'suspend' ? setAsking(isReady) : decide());
  const end = act && suspensionEnd(act, days, now);
  const until = end === null ? null : new Date(end).toISOString();
  const message = act && authorMessage({ act, targetType, reason, words, until });
  const onKeyDown = (event: KeyboardEvent) => {
    // React events of the question bubble to this form.
    if (asking) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    const letter = latinKey(event.nativeEvent).toUpperCase();
    const pressed = acts.find((one) => actKeys[one] === letter);
    if (pressed === undefined || hasModifier || isEditable(event.target)) return;
    event.preventDefault();
    // The same letter may be a shortcut of the page.
    event.stopPropagation();
    change({ act: pressed });
  };
  return (
    <section aria-label={moderationCopy.decision} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      <RadioGroup
        variant="cards"
        label={moderationCopy.decision}
        options={acts.map((value) => ({
          value,
          label: moderationCopy.acts[value].name,
          description: moderationCopy.acts[value].meaning,
          shortcut: actKeys[value],
        }))}
        value={act}
        onValueChange={(chosen) => change({ act: chosen })}
        className="[&>:first-child]:font-serif [&>:first-child]:text-28 [&>:first-child]:font-normal max-desktop:[&>:first-child]:sr-only"
      />
      {act !== null && act !== 'keep' && (
        <>
          <Select
            label={moderationCopy.reason}
            placeholder={moderationCopy.chooseReason}
            options={reasonOptions}
            value={reason ?? ''}
            onChange={({ target }) =>
              change({ reason: reportReasons.find((one) => one === target.value) ?? null })
            }
          />
          {act === 'suspend' && (
            <Select
              label={moderationCopy.duration}
              options={[
                ...suspensionDays.map((count) => ({
                  value: String(count),
                  label: moderationCopy.days(count),
                })),
                { value: 'indefinite', label: moderationCopy.indefinite },
              ]}
              value={days === null ? 'indefinite' : String(days)}
              onChange={({ target }) => change({ days: daysOf(target.value) })}
            />
          )}
          <TextArea
            label={moderationCopy.words}
            counterLimit={moderationWordsMaxLength}
            rows={2}
            textClassName="min-h-0"
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
          <div className="rounded-image bg-sunken p-4 text-14">
            <p className="text-muted">{moderationCopy.authorReads}</p>
            <p className="mt-1 font-semibold">{message?.title}</p>
            <p className="wrap-anywhere">{message?.text}</p>
          </div>
        </>
      )}
      {/* From desktop width the form is in the page, below that in a dialog. */}
      <div
        className={cn(
          dialogBodyBar,
          'flex gap-3 pt-3 empty:hidden desktop:bottom-0 desktop:mb-0 desktop:bg-paper desktop:pb-3',
        )}
      >
        {onSkip && (
          <Button variant="outline" onClick={onSkip}>
            {moderationCopy.skip}
          </Button>
        )}
        {act !== null && (
          <Button onClick={submit} disabled={!isReady} className="min-w-0 flex-1">
            <span className="truncate">
              {moderationCopy.submit[act](reportTargetNames[targetType], author.username)}
            </span>
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={moderationCopy.suspendQuestion(author.username)}
        body={message?.title ?? ''}
        confirmLabel={moderationCopy.acts.suspend.name}
        onConfirm={() => {
          setAsking(false);
          decide();
        }}
      />
    </section>
  );
}
