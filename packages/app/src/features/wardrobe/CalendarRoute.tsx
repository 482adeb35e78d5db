import { calendarCopy } from '@aura/domain/copy/calendar';
import { isMonth, type ShownWear, weekStartOf } from '@aura/domain/rules/calendar';
import { localDay, monthOf } from '@aura/domain/rules/days';
import { lastPlanDay } from '@aura/domain/rules/plan-days';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { WearCalendar } from '@aura/ui/outfits/WearCalendar';
import { WearDay } from '@aura/ui/outfits/WearDay';
import { Link } from '@aura/ui/primitives/Link';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { outfitPaths } from '../../outfit-paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useNow } from '../../shared/use-now.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { StatisticsLink } from './StatisticsLink.tsx';
import { useMonth } from './use-month.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import { useWearChanges } from './use-wear-changes.ts';

/** Unlike `navigator.language`, always a valid locale. */
const browserLocale = new Intl.DateTimeFormat().resolvedOptions().locale;

const PlanDays = lazyComponent(() => import('./PlanDays.tsx'));
const ChooseOutfit = lazyComponent(() => import('./ChooseOutfit.tsx'));

/** The last month that can be planned. */
const maxMonthOf = (today: string) => monthOf(lastPlanDay(today));
/** Whether the calendar has a month: from the first that can be logged to the last that can be planned. */
const isShown = (month: string, today: string) => isMonth(month) && month <= maxMonthOf(today);

/** The calendar of what was worn and what is planned (docs/product.md section 2, Wearing). */
export default function CalendarRoute() {
  usePageTitle(calendarCopy.calendar);
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const today = localDay(new Date(useNow()));
  const [params, changeParams] = useQueryParams();
  const asked = params.get('month') ?? '';
  /** The month that is navigated to, until the address names it, so that fast keys count from its days. */
  const [next, setNext] = useState<{ readonly from: string; readonly month: string } | null>(null);
  if (next !== null && next.from !== asked) setNext(null);
  const month = next?.month ?? (isShown(asked, today) ? asked : monthOf(today));
  const [chosen, setChosen] = useState(today);
  const first = monthOf(today) === month ? today : `${month}-01`;
  const selected = monthOf(chosen) === month ? chosen : first;
  const { addOutfit, woreIt, removeWear, withChanges } = useWearChanges(today);
  const { wears, byDay, isLoaded, isEmpty, busy, failure } = useMonth(email, month, withChanges);
  const choosing = useDialogSubject<string>();
  const { move, repeat } = usePlanChanges(today);
  const planning = useDialogSubject<{ readonly task: 'move' | 'repeat'; readonly plan: ShownWear }>();

  const showMonth = (shown: string) => {
    if (!isShown(shown, today)) return;
    setNext({ from: asked, month: shown });
    const value = shown === monthOf(today) ? null : shown;
    changeParams((current) => withParam(current, 'month', value), { replace: true });
  };
  const select = (day: string) => {
    if (!isShown(monthOf(day), today)) return;
    setChosen(day);
    if (monthOf(day) !== month) showMonth(monthOf(day));
  };
  /** Moves a plan that was dragged; one of another month is shown there. */
  const moveTo = async (plan: ShownWear, day: string) => {
    if ((await move(plan, day)) && monthOf(day) !== month) select(day);
  };
  const savePlan = (days: readonly string[]) => {
    const [day = today] = days;
    const { task, plan } = planning.dialog?.subject ?? {};
    if (plan === undefined) return;
    return task === 'move' ? move(plan, day) : repeat(plan, days);
  };
  return (
    <div className="px-5 pt-4 pb-16 tablet:px-12 tablet:pt-8">
      <div className="mx-auto flex max-w-content flex-col gap-2">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <Link href={outfitPaths.list} className="inline-flex min-h-target items-center gap-2 font-medium">
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {calendarCopy.backToOutfits}
          </Link>
          <StatisticsLink />
        </p>
        {failure && <QueryError message={failure.message} query={failure} />}
        <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_24.5rem] wide:gap-16">
          <WearCalendar
            month={month}
            maxMonth={maxMonthOf(today)}
            today={today}
            selected={selected}
            weekStart={weekStartOf(browserLocale)}
            wears={byDay}
            busy={busy}
            onSelect={select}
            onMonthChange={showMonth}
            onMove={(plan, day) => void moveTo(plan, day)}
          />
          <WearDay
            day={selected}
            today={today}
            wears={isLoaded ? (byDay.get(selected) ?? []) : undefined}
            hint={isEmpty ? calendarCopy.firstHint : undefined}
            onChooseOutfit={() => choosing.show(selected)}
            onWoreIt={(shown) => void woreIt(shown)}
            onRemove={(shown) => void removeWear(shown)}
            onMove={(plan) => planning.show({ task: 'move', plan })}
            onRepeat={(plan) => planning.show({ task: 'repeat', plan })}
          />
        </div>
      </div>
      <Suspense>
        {choosing.dialog && (
          <ChooseOutfit
            key={choosing.dialog.openCount}
            day={choosing.dialog.subject}
            open={choosing.dialog.open}
            onOpenChange={choosing.onOpenChange}
            onChoose={(outfit) => void addOutfit(outfit, choosing.dialog?.subject ?? selected, wears)}
          />
        )}
        {planning.dialog && (
          <PlanDays
            key={`plan ${planning.dialog.openCount}`}
            task={planning.dialog.subject.task}
            name={planning.dialog.subject.plan.name}
            day={planning.dialog.subject.plan.wear.date}
            today={today}
            open={planning.dialog.open}
            onOpenChange={planning.onOpenChange}
            onSave={(days) => void savePlan(days)}
          />
        )}
      </Suspense>
    </div>
  );
}
