import { statisticsCopy } from '@aura/domain/copy/statistics';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { Link } from '@aura/ui/primitives/Link';
import { ChartNoAxesColumn } from 'lucide-react';
import { outfitPaths } from '../../outfit-paths.ts';

/** Leads to the statistics of what was worn. */
export function StatisticsLink() {
  return (
    <Link href={outfitPaths.statistics} className={buttonStyle({ variant: 'quiet' })}>
      <ChartNoAxesColumn aria-hidden className="size-5" />
      {statisticsCopy.statistics}
    </Link>
  );
}
