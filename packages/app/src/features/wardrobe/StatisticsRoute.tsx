import { calendarCopy } from '@aura/domain/copy/calendar';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { statisticsCopy } from '@aura/domain/copy/statistics';
import { localDay } from '@aura/domain/rules/days';
import { notWornLong } from '@aura/domain/rules/not-worn';
import { wearStatistics } from '@aura/domain/rules/wear-statistics';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { WearStatistics } from '@aura/ui/outfits/WearStatistics';
import { WearStatisticsSkeleton } from '@aura/ui/outfits/WearStatisticsSkeleton';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { Link } from '@aura/ui/primitives/Link';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { outfitPaths } from '../../outfit-paths.ts';
import { paths } from '../../paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

/** The statistics of what was worn, out of the wardrobe's items (docs/product.md section 2, Wearing). */
export default function StatisticsRoute() {
  usePageTitle(statisticsCopy.statistics);
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const wardrobe = useWardrobe(email);
  const today = localDay(new Date(useNow()));
  const [params, changeParams] = useQueryParams();
  const { whole: items } = wardrobe;
  const statistics = useMemo(() => items && wearStatistics(items, today), [items, today]);
  return (
    <div className="px-5 pt-4 pb-16 tablet:px-12 tablet:pt-8">
      <div className="mx-auto flex max-w-content flex-col gap-2">
        <Link
          href={outfitPaths.calendar}
          className="inline-flex min-h-target items-center gap-2 self-start font-medium"
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {calendarCopy.calendar}
        </Link>
        <h1 className="pb-6 font-serif text-40 outline-none tablet:text-64">{statisticsCopy.statistics}</h1>
        {statistics === undefined &&
          (wardrobe.isError ? (
            <QueryError message={outfitsCopy.garmentsFailed} query={wardrobe} />
          ) : (
            <WearStatisticsSkeleton />
          ))}
        {statistics?.itemCount === 0 && (
          <EmptyState
            title={statisticsCopy.empty}
            body={statisticsCopy.emptyBody}
            actions={
              <Link href={paths.wardrobe} className={buttonStyle()}>
                {statisticsCopy.goToWardrobe}
              </Link>
            }
          />
        )}
        {statistics && statistics.itemCount > 0 && (
          <WearStatistics
            statistics={statistics}
            today={today}
            view={params.get('as') === 'tables' ? 'tables' : 'charts'}
            onViewChange={(view) =>
              changeParams((current) => withParam(current, 'as', view === 'tables' ? view : null), {
                replace: true,
              })
            }
            itemHref={({ id }) => paths.item(id)}
            colorHref={(family) => `${paths.wardrobe}?color=${family}`}
            notWornHref={`${paths.wardrobe}?${new URLSearchParams({ worn: notWornLong })}`}
          />
        )}
      </div>
    </div>
  );
}
