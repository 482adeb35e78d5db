import { usualCurrency } from '@aura/domain/forms/own-facts';
import type { ImportData } from '@aura/domain/own-data/import-data';
import { type AccountData, compareImport, previewImport } from '@aura/domain/own-data/import-duplicates';
import { localDay } from '@aura/domain/rules/days';
import type { CsvChoices } from '@aura/ui/settings/CsvColumns';
import type { ImportPartState } from '@aura/ui/settings/ImportPart';
import { useEffect, useRef, useState } from 'react';
import { addedKey, importProgressStorage } from '../../../platform/storage/import-progress.ts';
import { useUnloadWarning } from '../../../shared/use-unload-warning.ts';
import { useAppDispatch } from '../../../store/store.ts';
import { importCalls } from './import-calls.ts';
import type { OpenedCsv } from './open-csv.ts';
import { type CsvFiles, type OpenedImport, openImport } from './open-import.ts';
import { readAccount } from './read-account.ts';
import { runImport } from './run-import.ts';
import { waitForLimit } from './wait-for-limit.ts';

/** The current user. */
export interface Account {
  readonly uid: string;
  readonly email: string;
}

interface ReadyImport {
  readonly opened: OpenedImport;
  readonly account: AccountData;
}

/** Reads a CSV, which may have been changed or moved since it was chosen; the code is loaded with the first one. */
async function openCsv(...args: Parameters<typeof import('./open-csv.ts').openCsv>) {
  const loaded = await import('./open-csv.ts').catch(() => null);
  if (loaded === null) return 'notLoaded';
  return loaded.openCsv(...args).catch(() => 'unreadable' as const);
}

const isCsv = (opened: OpenedImport | CsvFiles): opened is CsvFiles => 'photos' in opened;

const today = () => localDay(new Date());

/** The import of an export or a CSV into the account of the current user; leaving the screen stops it. */
export function useImport({ uid, email }: Account) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ImportPartState>({ type: 'idle' });
  /** What can be imported; null while a file is read. */
  const ready = useRef<ReadyImport | null>(null);
  const account = useRef<AccountData | null>(null);
  const rereading = useRef<Promise<void>>(Promise.resolve());
  const csvFiles = useRef<CsvFiles | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The number of the newest reading of a CSV; earlier ones are not shown. */
  const reading = useRef(0);
  const storage = importProgressStorage(uid);
  useUnloadWarning(state.type === 'running');
  useEffect(() => () => running.current?.abort(), []);

  function progressOf({ exportId }: ImportData) {
    const stored = storage.read();
    return stored.exportId === exportId ? stored : { exportId, runId: crypto.randomUUID(), added: {} };
  }

  function showPreview(opened: OpenedImport | OpenedCsv, known: AccountData): void {
    const { data } = opened;
    const { added } = progressOf(data);
    const preview = previewImport(
      data,
      compareImport(data, known),
      (list, id) => addedKey(list, id) in added,
    );
    const isResumed = Object.keys(added).length > 0;
    const csv = 'csv' in opened ? opened.csv : null;
    ready.current = { opened, account: known };
    setState({ type: 'preview', preview, problems: data.problems, isResumed, csv });
  }

  async function choose(file: File): Promise<void> {
    ready.current = null;
    setState({ type: 'reading' });
    reading.current += 1;
    const chosen = await openImport(file, today());
    if (typeof chosen === 'string') return setState({ type: 'refused', problem: chosen });
    csvFiles.current = isCsv(chosen) ? chosen : null;
    try {
      const days = isCsv(chosen) ? [] : chosen.data.wears.map(({ date }) => date);
      const read = await readAccount(dispatch, email, days);
      account.current = read;
      const currency = usualCurrency(read.wardrobe);
      const opened = isCsv(chosen) ? await openCsv(chosen, { currency }, today()) : chosen;
      if (typeof opened === 'string') setState({ type: 'refused', problem: opened });
      else showPreview(opened, read);
    } catch {
      setState({ type: 'unknownWardrobe' });
    }
  }

  /** Reads the CSV again after a choice, or with further photos. */
  async function reread(choices: CsvChoices): Promise<void> {
    if (csvFiles.current === null || account.current === null) return;
    ready.current = null;
    reading.current += 1;
    const started = reading.current;
    setState((now) => (now.type === 'preview' && now.csv ? { ...now, csv: { ...now.csv, choices } } : now));
    const opened = await openCsv(csvFiles.current, choices, today());
    if (started !== reading.current) return;
    if (typeof opened === 'string') setState({ type: 'refused', problem: opened });
    else showPreview(opened, account.current);
  }

  function changeCsv(choices: CsvChoices): void {
    rereading.current = reread(choices);
  }

  function addPhotos(files: readonly File[]): void {
    if (csvFiles.current === null || state.type !== 'preview' || state.csv === null) return;
    const { csv, photos } = csvFiles.current;
    const added = files.map((file) => ({ name: file.name, read: () => Promise.resolve(file) }));
    csvFiles.current = { csv, photos: [...photos, ...added] };
    changeCsv(state.csv.choices);
  }

  async function start(): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    // The last choice counts, whose preview may not be shown yet.
    await rereading.current;
    if (ready.current !== null) await run(ready.current, controller.signal);
    running.current = null;
  }

  async function run({ opened, account: before }: ReadyImport, signal: AbortSignal): Promise<void> {
    reading.current += 1;
    const { data } = opened;
    const known = compareImport(data, before);
    const progress = progressOf(data);
    storage.begin(progress);
    try {
      const { failures } = await runImport({
        data,
        duplicates: known.duplicates,
        knownOutfits: known.outfits,
        signal,
        progress,
        calls: importCalls(dispatch, email, opened, signal),
        onState: ({ done, total, isWaiting }) => setState({ type: 'running', done, total, isWaiting }),
        onAdded: storage.add,
        waitForLimit: () => waitForLimit(signal),
      });
      storage.clear();
      setState({ type: 'done', problems: failures });
    } catch {
      setState({ type: 'stopped', isCancelled: signal.aborted });
    }
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    changeCsv,
    addPhotos,
    start: () => void start(),
    cancel: () => running.current?.abort(),
  };
}
