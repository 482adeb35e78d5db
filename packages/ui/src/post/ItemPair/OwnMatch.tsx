import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item } from '@aura/domain/entities';
import { matchGarments, matchReason } from '@aura/domain/rules/garment-matches';
import { cardLines, itemTitle } from '@aura/domain/rules/items';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import { OwnChoiceSheet } from './OwnChoiceSheet.tsx';

interface OwnMatchProps {
  /** The item of the post. */
  readonly item: Item;
  readonly own: Item;
  /** All own items like it, `own` included. */
  readonly choices: readonly Item[];
  /** URL of the own item. */
  readonly href: string;
  readonly onChoose: (own: Item) => void;
}

const imageStyle = 'rounded-s-mark rounded-e-image';

/** The own item beside an item of a post, with the reason. A press chooses another one; a single one leads to its page. */
export function OwnMatch({ item, own, choices, href, onChoose }: OwnMatchProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const title = itemTitle(own);
  const match = matchGarments(item, own);
  return (
    <div className="pointer-events-auto flex min-w-0 flex-col">
      <div className="relative">
        <GarmentMat
          item={own}
          alt={title}
          sizes={`${fromDesktop} 14rem, 45vw`}
          labelled={false}
          className={imageStyle}
        />
        <Badge
          tone="accent"
          icon={<Check aria-hidden className="stroke-strong" />}
          className="absolute inset-s-2 top-2 h-7 px-2.5"
        >
          {matchesCopy.yours}
        </Badge>
        {choices.length > 1 && (
          <span
            aria-hidden
            className="absolute inset-e-2 bottom-2 grid h-7 min-w-7 place-items-center rounded-full bg-surface px-2 text-12 font-medium text-ink"
          >
            +{choices.length - 1}
          </span>
        )}
        {choices.length > 1 ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={matchesCopy.change(title, choices.length)}
            onClick={() => setIsChoosing(true)}
            className={`absolute inset-0 ${imageStyle}`}
          />
        ) : (
          <Link
            href={href}
            aria-label={matchesCopy.open(title)}
            className={`absolute inset-0 ${imageStyle}`}
          />
        )}
      </div>
      <p dir="auto" className="mt-2 truncate ps-1 font-medium">
        {cardLines(own).heading}
      </p>
      <p className="ps-1 text-14 text-muted">{match && matchReason(match)}</p>
      <OwnChoiceSheet
        open={isChoosing}
        onOpenChange={setIsChoosing}
        item={item}
        own={own}
        choices={choices}
        onChoose={(chosen) => {
          onChoose(chosen);
          setIsChoosing(false);
        }}
      />
    </div>
  );
}
