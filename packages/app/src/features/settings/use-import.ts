import type { ImportData } from '@aura/domain/own-data/import-data';
import { type KnownData, previewImport } from '@aura/domain/own-data/import-duplicates';
import { localDay } from '@aura/domain/rules/wears';
import type { ImportPartState } from '@aura/ui/settings/ImportPart';
import { useEffect, useRef, useState } from 'react';
import { importProgressStorage, noImport } from '../../platform/storage/import-progress.ts';
import { useLeaveWarning } from '../../shared/use-leave-warning.ts';
import { useAppDispatch } from '../../store/store.ts';
import { importCalls } from './import-calls.ts';
import { type OpenedImport, openImport } from './open-import.ts';
import { readKnown } from './read-known.ts';
import { runImport } from './run-import.ts';
import { waitForLimit } from './wait-for-limit.ts';

/** The current user. */
interface Account {
  readonly uid: string;
  readonly email: string;
}

interface ReadyImport {
  readonly opened: OpenedImport;
  readonly known: KnownData;
}

/** The import of an export into the account of the current user; leaving the screen stops it. */
export function useImport({ uid, email }: Account) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ImportPartState>({ type: 'idle' });
  const ready = useRef<ReadyImport | null>(null);
  const running = useRef<AbortController | null>(null);
  const storage = importProgressStorage(uid);
  useLeaveWarning(state.type === 'running');
  useEffect(() => () => running.current?.abort(), []);

  function progressOf({ exportId }: ImportData) {
    const stored = storage.read();
    return stored.exportId === exportId ? stored : { exportId, runId: crypto.randomUUID(), added: {} };
  }

  async function choose(file: Blob): Promise<void> {
    ready.current = null;
    setState({ type: 'reading' });
    const opened = await openImport(file, localDay(new Date()));
    if (typeof opened === 'string') {
      setState({ type: 'refused', problem: opened });
      return;
    }
    try {
      const { data } = opened;
      const known = await readKnown(dispatch, email, data);
      const { added } = progressOf(data);
      ready.current = { opened, known };
      const preview = previewImport(data, known, (list, id) => `${list}:${id}` in added);
      const isResumed = Object.keys(added).length > 0;
      setState({ type: 'preview', preview, problems: data.problems, isResumed });
    } catch {
      setState({ type: 'unknownWardrobe' });
    }
  }

  async function start(): Promise<void> {
    if (ready.current === null) return;
    const { opened, known } = ready.current;
    const { data } = opened;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const { failures } = await runImport({
        ...{ data, duplicates: known.duplicates, knownOutfits: known.outfits, signal },
        progress: progressOf(data),
        calls: importCalls(dispatch, email, opened, signal),
        onState: ({ done, total, isWaiting }) => setState({ type: 'running', done, total, isWaiting }),
        onProgress: storage.write,
        waitForLimit: () => waitForLimit(signal),
      });
      storage.write(noImport);
      setState({ type: 'done', problems: failures });
    } catch {
      setState({ type: 'stopped', isCancelled: signal.aborted });
    }
  }

  return {
    state,
    choose: (file: Blob) => void choose(file),
    start: () => void start(),
    cancel: () => running.current?.abort(),
  };
}
