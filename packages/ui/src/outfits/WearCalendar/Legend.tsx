import { calendarCopy } from '@aura/domain/copy/calendar';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';

/** What the looks of the days mean. */
export function Legend() {
  return (
    <ul aria-label={calendarCopy.legend} className="flex gap-5 pt-4 text-14 text-muted">
      <li className="flex items-center gap-2">
        <span aria-hidden style={matStyle} className="size-4 rounded-control" />
        {calendarCopy.worn}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-4 rounded-control border border-dashed border-line-strong" />
        {calendarCopy.planned}
      </li>
    </ul>
  );
}
