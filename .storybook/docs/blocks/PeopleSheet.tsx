import { imageJobs } from '@aura/demo-world/world/images';
import { Drawing } from './Drawing.tsx';

interface PeopleSheetProps {
  readonly kind: 'outfit' | 'avatar';
  readonly count: number;
}

/** Images of the demo world, rendered on the page: dressed figures or portraits. */
export function PeopleSheet({ kind, count }: PeopleSheetProps) {
  const all = imageJobs().filter((job) => job.kind === kind);
  const step = all.length / count;
  const shown = Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]);
  return (
    <ul className="my-6 grid grid-cols-2 gap-4 tablet:grid-cols-4">
      {shown.map(
        (job) =>
          job && (
            <li key={job.file}>
              <Drawing alt={job.file.replace('.webp', '')} ratio={job.width / job.height} draw={job.draw} />
            </li>
          ),
      )}
    </ul>
  );
}
