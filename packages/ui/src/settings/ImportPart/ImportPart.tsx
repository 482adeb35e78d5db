import { commonCopy } from '@aura/domain/copy/common';
import { csvImportCopy } from '@aura/domain/copy/csv-import';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import type { ImportPreview } from '@aura/domain/own-data/import-duplicates';
import type { ImportProblem } from '@aura/domain/own-data/zip-problem';
import { FileArchive } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { focusPart } from '../../foundations/focus-part.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { type CsvChoices, CsvColumns, type CsvColumnsState } from '../CsvColumns/CsvColumns.tsx';
import { ImportPreviewList } from './ImportPreviewList.tsx';
import { RowProblems, type ShownProblem } from './RowProblems.tsx';

/** The state of an import. */
export type ImportPartState =
  | { readonly type: 'idle' | 'reading' | 'unknownWardrobe' }
  | { readonly type: 'refused'; readonly problem: ImportProblem }
  | {
      readonly type: 'preview';
      readonly preview: ImportPreview;
      readonly problems: readonly ShownProblem[];
      /** Whether a part of this file was imported before. */
      readonly isResumed: boolean;
      /** The columns of a CSV; null for an export. */
      readonly csv: CsvColumnsState | null;
    }
  | { readonly type: 'running'; readonly done: number; readonly total: number; readonly isWaiting: boolean }
  | { readonly type: 'stopped'; readonly isCancelled: boolean }
  | { readonly type: 'done'; readonly problems: readonly ShownProblem[] };

interface ImportPartProps {
  readonly state: ImportPartState;
  readonly onFile: (file: File) => void;
  readonly onCsvChange: (choices: CsvChoices) => void;
  /** Photos that a CSV names. */
  readonly onPhotos: (files: readonly File[]) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly wardrobeHref: string;
}

const zipProblems = ownDataImportCopy.problems;
const csvProblems = csvImportCopy.problems;
const problemTexts = { ...zipProblems, ...csvProblems };

/** The error of a state; null when there is none. */
function errorOf(state: ImportPartState): string | null {
  if (state.type === 'refused') return problemTexts[state.problem];
  if (state.type === 'unknownWardrobe') return ownDataImportCopy.unknownWardrobe;
  return state.type === 'stopped' && !state.isCancelled ? ownDataImportCopy.failed : null;
}

/** The message of a state that is no error; null when there is none. */
function messageOf(state: ImportPartState): string | null {
  if (state.type === 'reading') return ownDataImportCopy.reading;
  if (state.type === 'done') return ownDataImportCopy.done;
  if (state.type === 'running' && state.isWaiting) return ownDataImportCopy.waiting;
  return state.type === 'stopped' && state.isCancelled ? ownDataImportCopy.stopped : null;
}

const hasRows = ({ items, outfits, wears, wishlist }: ImportPreview) =>
  items + outfits + wears + wishlist > 0;

/** Import of an export or a CSV: choice of the file, preview, progress, result (docs/product.md section 2, Own data). */
export function ImportPart(props: ImportPartProps) {
  const { state, onFile, onCsvChange, onPhotos, onStart, onCancel, wardrobeHref } = props;
  const { type } = state;
  const error = errorOf(state);
  const message = messageOf(state);
  const isBusy = type === 'running' || type === 'reading';
  const heading = useRef<HTMLHeadingElement>(null);
  const previousType = useRef(type);
  useEffect(() => {
    // The button that was pressed is removed.
    if (type !== previousType.current && document.activeElement === document.body) focusPart(heading.current);
    previousType.current = type;
  }, [type]);
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <div className="flex flex-col gap-1">
        <h3 ref={heading} className="font-serif text-22">
          {ownDataImportCopy.heading}
        </h3>
        <p className="text-14 text-muted">{ownDataImportCopy.body}</p>
        <p className="text-14 text-muted">{ownDataImportCopy.csvBody}</p>
      </div>
      <div className="w-full empty:hidden">{error && <Banner tone="error">{error}</Banner>}</div>
      <p role="status" className="w-full empty:-mt-4">
        {message}
      </p>
      {type === 'preview' && state.csv && (
        <CsvColumns {...state.csv} onChange={onCsvChange} onPhotos={onPhotos} />
      )}
      {type === 'preview' && <ImportPreviewList preview={state.preview} isResumed={state.isResumed} />}
      {(type === 'preview' || type === 'done') && <RowProblems problems={state.problems} />}
      {type === 'running' && (
        <ProgressBar
          className="w-full"
          label={ownDataImportCopy.importing}
          value={state.done}
          max={state.total}
          valueText={ownDataImportCopy.progress(state.done, state.total)}
        />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {type === 'preview' && hasRows(state.preview) && (
          <Button onClick={onStart}>
            {state.isResumed ? ownDataImportCopy.resume : ownDataImportCopy.start}
          </Button>
        )}
        {type === 'stopped' && <Button onClick={onStart}>{ownDataImportCopy.resume}</Button>}
        {type === 'running' && (
          <Button variant="outline" onClick={onSinglePress(onCancel)}>
            {commonCopy.cancel}
          </Button>
        )}
        {type === 'done' && (
          <Link href={wardrobeHref} className={buttonStyle()}>
            {ownDataImportCopy.openWardrobe}
          </Link>
        )}
      </div>
      {!isBusy && (
        <FileDrop
          className="w-full"
          boxClassName="h-32"
          label={type === 'idle' ? ownDataImportCopy.choose : ownDataImportCopy.chooseAnother}
          accept=".zip,.csv,.tsv,application/zip,text/csv"
          icon={FileArchive}
          preview={null}
          onFile={onFile}
        />
      )}
    </div>
  );
}
