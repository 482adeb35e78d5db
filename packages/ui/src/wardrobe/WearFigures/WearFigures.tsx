import { wearsCopy } from '@aura/domain/copy/wears';
import type { Item } from '@aura/domain/entities';
import { priceText } from '@aura/domain/rules/prices';
import { costPerWear, wearDayText } from '@aura/domain/rules/wears';
import { FigureList } from './FigureList.tsx';

export interface WearFiguresProps {
  readonly item: Item;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * How often an own item was worn, when last, and its cost per wear where the price is known. Renders nothing for the
 * item of another person.
 */
export function WearFigures({ item, today }: WearFiguresProps) {
  const { worn } = item;
  if (worn === undefined) return null;
  if (worn.days === 0 || worn.last === null)
    return <p className="text-16 text-muted">{wearsCopy.notWornYet}</p>;
  const cost = costPerWear(item);
  const figures = [
    { label: wearsCopy.wears(worn.days), text: String(worn.days) },
    { label: wearsCopy.lastWorn, text: wearDayText(worn.last, today) },
    ...(cost === null ? [] : [{ label: wearsCopy.costPerWear, text: priceText(cost) }]),
  ];
  return <FigureList label={wearsCopy.figures} figures={figures} />;
}
