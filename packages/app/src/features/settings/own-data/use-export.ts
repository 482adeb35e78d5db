import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { download } from '@aura/api-client/download';
import { toApiError } from '@aura/api-client/errors';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { exportIdleTimeoutMs } from '@aura/domain/limits/own-data';
import { localDay } from '@aura/domain/rules/days';
import type { ExportState } from '@aura/ui/settings/ExportPart';
import { useEffect, useRef, useState } from 'react';
import { startWatchdog } from '../../../platform/watchdog.ts';
import { useUnloadWarning } from '../../../shared/use-unload-warning.ts';
import { useAppDispatch } from '../../../store/store.ts';

/** Browsers read the file after the press. */
const savingMs = 60_000;

function failureText(error: unknown): string {
  const { kind, message } = toApiError(error);
  if (kind === 'network' && !navigator.onLine) return ownDataCopy.offline;
  return (kind === 'api' && message) || ownDataCopy.exportFailed;
}

/** Saves a file as if the user had pressed a link. */
function saveFile(file: Blob, fileName: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), savingMs);
}

/** The export of the current user's data; leaving the screen ends it. */
export function useExport(email: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ExportState>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useUnloadWarning(state.type === 'running');
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    let isSilent = false;
    const watchdog = startWatchdog(exportIdleTimeoutMs, () => {
      isSilent = true;
      controller.abort();
    });
    const onReceived = (receivedBytes: number) => {
      watchdog.reset();
      setState({ type: 'running', receivedBytes });
    };
    setState({ type: 'running', receivedBytes: 0 });
    try {
      const options = { signal: controller.signal, onReceived };
      const file = await dispatch((_dispatch, _getState, environment) =>
        download(environment, ownDataCalls.exportData, { userID: email }, options),
      );
      const fileName = ownDataCopy.fileName(localDay(new Date()));
      setState({ type: 'done', file, fileName });
      saveFile(file, fileName);
    } catch (error) {
      const isCancelled = controller.signal.aborted && !isSilent;
      setState(isCancelled ? { type: 'cancelled' } : { type: 'failed', message: failureText(error) });
    } finally {
      watchdog.stop();
    }
  }

  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}
