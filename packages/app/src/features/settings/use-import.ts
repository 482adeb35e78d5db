import { usualCurrency } from '@aura/domain/forms/own-facts';
import type { ImportData } from '@aura/domain/own-data/import-data';
import { type AccountData, compareImport, previewImport } from '@aura/domain/own-data/import-duplicates';
import { localDay } from '@aura/domain/rules/wears';
import type { CsvChoices } from '@aura/ui/settings/CsvColumns';
import type { ImportPartState } from '@aura/ui/settings/ImportPart';
import { useEffect, useRef, useState } from 'react';
import { importProgressStorage, noImport } from '../../platform/storage/import-progress.ts';
import { useLeaveWarning } from '../../shared/use-leave-warning.ts';
import { useAppDispatch } from '../../store/store.ts';
import { importCalls } from './import-calls.ts';
import type { OpenedCsv } from './open-csv.ts';
import { type CsvFiles, type OpenedImport, openImport } from './open-import.ts';
import { readAccount } from './read-account.ts';
import { runImport } from './run-import.ts';
import { waitForLimit } from './wait-for-limit.ts';

/** The current user. */
interface Account {
  readonly uid: string;
  readonly email: string;
}

interface ReadyImport {
  readonly opened: OpenedImport;
  readonly account: AccountData;
}

/** Reads a CSV; the code is loaded with the first one. */
async function openCsv(...args: Parameters<typeof import('./open-csv.ts').openCsv>) {
  const loaded = await import('./open-csv.ts').catch(() => null);
  return loaded === null ? 'notLoaded' : loaded.openCsv(...args);
}

const today = () => localDay(new Date());

/** The import of an export or a CSV into the account of the current user; leaving the screen stops it. */
export function useImport({ uid, email }: Account) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ImportPartState>({ type: 'idle' });
  const ready = useRef<ReadyImport | null>(null);
  const csvFiles = useRef<CsvFiles | null>(null);
  const running = useRef<AbortController | null>(null);
  const newest = useRef(0);
  const storage = importProgressStorage(uid);
  useLeaveWarning(state.type === 'running');
  useEffect(() => () => running.current?.abort(), []);

  function progressOf({ exportId }: ImportData) {
    const stored = storage.read();
    return stored.exportId === exportId ? stored : { exportId, runId: crypto.randomUUID(), added: {} };
  }

  function showPreview(opened: OpenedImport | OpenedCsv, account: AccountData): void {
    const { data } = opened;
    const { added } = progressOf(data);
    const known = compareImport(data, account);
    const preview = previewImport(data, known, (list, id) => `${list}:${id}` in added);
    const isResumed = Object.keys(added).length > 0;
    const csv = 'csv' in opened ? opened.csv : null;
    ready.current = { opened, account };
    setState({ type: 'preview', preview, problems: data.problems, isResumed, csv });
  }

  async function choose(file: File): Promise<void> {
    ready.current = null;
    setState({ type: 'reading' });
    let opened = await openImport(file, today());
    csvFiles.current = typeof opened === 'object' && 'photos' in opened ? opened : null;
    try {
      const account = await readAccount(dispatch, email);
      if (typeof opened === 'object' && 'photos' in opened) {
        opened = await openCsv(opened, { currency: usualCurrency(account.wardrobe) }, today());
      }
      if (typeof opened === 'string') setState({ type: 'refused', problem: opened });
      else showPreview(opened, account);
    } catch {
      setState({ type: 'unknownWardrobe' });
    }
  }

  /** Reads the CSV again after a choice, or with further photos. */
  async function reread(choices: CsvChoices): Promise<void> {
    const account = ready.current?.account;
    if (csvFiles.current === null || account === undefined) return;
    newest.current += 1;
    const started = newest.current;
    const opened = await openCsv(csvFiles.current, choices, today());
    if (started !== newest.current) return;
    if (typeof opened === 'string') setState({ type: 'refused', problem: opened });
    else showPreview(opened, account);
  }

  function addPhotos(files: readonly File[]): void {
    if (csvFiles.current === null || state.type !== 'preview' || state.csv === null) return;
    const { csv, photos } = csvFiles.current;
    const added = files.map((file) => ({ name: file.name, read: () => Promise.resolve(file) }));
    csvFiles.current = { csv, photos: [...photos, ...added] };
    void reread(state.csv.choices);
  }

  async function start(): Promise<void> {
    if (ready.current === null) return;
    const { opened, account } = ready.current;
    const { data } = opened;
    const known = compareImport(data, account);
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
    choose: (file: File) => void choose(file),
    changeCsv: (choices: CsvChoices) => void reread(choices),
    addPhotos,
    start: () => void start(),
    cancel: () => running.current?.abort(),
  };
}
