import { commonCopy } from '@aura/domain/copy/common';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { buttonStyle } from '../../foundations/button-style.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

/** The state of an export. */
export type ExportState =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly receivedBytes: number }
  | { readonly type: 'done'; readonly file: Blob; readonly fileName: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly message: string };

interface ExportPartProps {
  readonly state: ExportState;
  readonly onExport: () => void;
  readonly onCancel: () => void;
}

/** Export of the own data: its progress, and a link that saves the file (docs/product.md section 2, Own data). */
export function ExportPart({ state, onExport, onCancel }: ExportPartProps) {
  const href = useObjectUrl(state.type === 'done' ? state.file : null);
  const isRunning = state.type === 'running';
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <div className="flex flex-col gap-1">
        <h3 className="font-serif text-22">{ownDataCopy.exportHeading}</h3>
        <p className="text-14 text-muted">{ownDataCopy.exportBody}</p>
      </div>
      {isRunning && (
        <ProgressBar
          className="w-full"
          label={ownDataCopy.exporting}
          value={null}
          valueText={ownDataCopy.received(state.receivedBytes)}
        />
      )}
      <div role="status" className="w-full empty:-mt-4">
        {state.type === 'done' && <p>{ownDataCopy.exported(state.file.size)}</p>}
        {state.type === 'cancelled' && <p>{ownDataCopy.cancelled}</p>}
      </div>
      <div className="w-full empty:hidden">
        {state.type === 'failed' && <Banner tone="error">{state.message}</Banner>}
      </div>
      <div className="flex flex-wrap gap-3">
        {state.type === 'done' && href && (
          <a href={href} download={state.fileName} className={buttonStyle()}>
            {ownDataCopy.saveFile}
          </a>
        )}
        {isRunning ? (
          <Button variant="outline" onClick={onSinglePress(onCancel)}>
            {commonCopy.cancel}
          </Button>
        ) : (
          <Button variant={state.type === 'done' ? 'outline' : 'primary'} onClick={onExport}>
            {ownDataCopy.export}
          </Button>
        )}
      </div>
    </div>
  );
}
