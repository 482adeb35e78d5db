import { statisticsCopy } from '@aura/domain/copy/statistics';
import { type ColorShare, percentText } from '@aura/domain/rules/wear-statistics';
import type { ColorFamily } from '@aura/domain/vocabularies/color-families';
import { colorHex } from '@aura/domain/vocabularies/color-hex';
import { useId } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { StatisticsView } from './statistic.ts';

interface ColorSharesProps {
  readonly colors: readonly ColorShare[];
  readonly itemCount: number;
  readonly view: StatisticsView;
  readonly colorHref: (family: ColorFamily) => string;
}

/** A colour without a swatch has the ground of the page. */
const swatchStyle = (family: ColorFamily | null) => ({
  background: (family && colorHex(family)) ?? 'transparent',
});

/** The colours of a wardrobe as one strip with names and shares, or as a table. */
export function ColorShares({ colors, itemCount, view, colorHref }: ColorSharesProps) {
  const headingId = useId();
  const nameOf = ({ family }: ColorShare) => family ?? statisticsCopy.unknownColor;
  const named = (color: ColorShare) => {
    const content = (
      <>
        <span
          aria-hidden
          style={swatchStyle(color.family)}
          className="size-4 shrink-0 rounded-full inset-ring inset-ring-line-strong"
        />
        {nameOf(color)}
      </>
    );
    const style = 'inline-flex min-h-target items-center gap-2 font-medium';
    if (color.family === null) return <span className={style}>{content}</span>;
    return (
      <Link href={colorHref(color.family)} className={style}>
        {content}
      </Link>
    );
  };
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="font-serif text-28">
          {statisticsCopy.colors}
        </h2>
        <p className="shrink-0 text-14 text-muted">{statisticsCopy.items(itemCount)}</p>
      </div>
      {view === 'charts' ? (
        <>
          <div aria-hidden className="mt-4 flex h-7 gap-0.5">
            {colors.map(({ family, share }) => (
              <span
                key={family}
                style={{ ...swatchStyle(family), flexGrow: share }}
                className="basis-1 inset-ring inset-ring-line first:rounded-s-inner last:rounded-e-inner"
              />
            ))}
          </div>
          <ul
            aria-labelledby={headingId}
            className="mt-2 grid grid-cols-2 gap-x-8 tablet:flex tablet:flex-wrap"
          >
            {colors.map((color) => (
              <li key={color.family} className="flex items-center justify-between gap-2 text-16">
                {named(color)} <span className="text-14 text-muted">{percentText(color.share)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <table aria-labelledby={headingId} className="mt-4 w-full table-fixed text-16 tablet:w-1/2">
          <thead>
            <tr className="border-b border-line text-14 text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {statisticsCopy.color}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {statisticsCopy.count}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {statisticsCopy.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {colors.map((color) => (
              <tr key={color.family} className="border-b border-line">
                <th scope="row" className="text-start">
                  {named(color)}
                </th>
                <td className="text-end text-muted">{color.count}</td>
                <td className="text-end text-muted">{percentText(color.share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
