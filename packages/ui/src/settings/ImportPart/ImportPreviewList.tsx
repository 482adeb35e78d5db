import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import type { ImportPreview } from '@aura/domain/own-data/import-duplicates';

interface ImportPreviewListProps {
  readonly preview: ImportPreview;
  readonly isResumed: boolean;
}

const lists = ['items', 'outfits', 'wears', 'wishlist'] as const;

/** What an import would add. */
export function ImportPreviewList({ preview, isResumed }: ImportPreviewListProps) {
  const filled = lists.filter((list) => preview[list] > 0);
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-medium">{ownDataImportCopy.previewHeading}</h4>
      {isResumed && <p>{ownDataImportCopy.resumeBody}</p>}
      {filled.length === 0 && <p>{ownDataImportCopy.nothing}</p>}
      {filled.length > 0 && (
        <ul className="list-disc ps-5">
          {filled.map((list) => (
            <li key={list}>{ownDataImportCopy.lists[list](preview[list])}</li>
          ))}
        </ul>
      )}
      {preview.duplicates > 0 && (
        <p className="text-14 text-muted">{ownDataImportCopy.duplicates(preview.duplicates)}</p>
      )}
    </div>
  );
}
