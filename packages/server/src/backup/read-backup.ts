import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as z from 'zod/mini';
import { systemErrorCode } from '../start/start-error.ts';
import { hashEntry } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackupEnd,
  endName,
  endSchema,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSchema,
} from './manifest.ts';

/** A file of a backup. */
export interface BackupEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Far above any entry of a backup; a damaged size must not use up the memory. */
const maxEntryBytes = 256 * 1_048_576;

const decompress = promisify(gunzip);

/** Reads the entries of a tar file one after the other. */
export async function* readEntries(file: string): AsyncIterable<BackupEntry> {
  const archive = extract();
  // The iteration reports the error of the file too.
  const copied = pipeline(createReadStream(file), archive).catch((error: unknown) => error);
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header;
    if (size > maxEntryBytes) throw new BackupError(`${file} is damaged: the size of ${name} is wrong`);
    yield { name, bytes: await buffer(entry) };
  }
  const error = await copied;
  if (error) throw error;
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, bytes: Buffer): z.output<Schema> {
  return z.parse(schema, JSON.parse(bytes.toString('utf8')));
}

/** The rows of an entry, as a JSON list of PostgreSQL's text forms. */
export async function rowsOf({ bytes }: BackupEntry): Promise<string> {
  return (await decompress(bytes)).toString('utf8');
}

async function verifyEntries(file: string): Promise<VerifiedBackup> {
  const hash = createHash('sha256');
  let manifest: Manifest | null = null;
  let end: BackupEnd | null = null;
  for await (const { name, bytes } of readEntries(file)) {
    if (end) throw new BackupError(`${file} is damaged: something follows its end`);
    if (manifest === null) {
      if (name !== manifestName) throw new BackupError(`${file} is not a backup of Aura`);
      manifest = readManifest(file, bytes);
    }
    if (name === endName) end = parse(endSchema, bytes);
    else hashEntry(hash, name, bytes);
  }
  if (manifest === null) throw new BackupError(`${file} is not a backup of Aura`);
  if (end === null) throw new BackupError(`${file} is incomplete: its end is missing`);
  if (end.sha256 !== hash.digest('hex')) throw new BackupError(`${file} is damaged: its checksum is wrong`);
  return { manifest, end };
}

function readManifest(file: string, bytes: Buffer): Manifest {
  const { format, version } = parse(z.object({ format: z.number(), version: z.string() }), bytes);
  if (format > formatVersion)
    throw new BackupError(`${file} was made by version ${version}, which is newer than this one`);
  return parse(manifestSchema, bytes);
}

/** A backup whose content is proven to be what was written. */
export interface VerifiedBackup {
  readonly manifest: Manifest;
  readonly end: BackupEnd;
}

/**
 * Reads a whole backup and checks that it is complete and unchanged.
 * @throws BackupError when it is not
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  try {
    return await verifyEntries(file);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const code = systemErrorCode(error);
    if (code) throw new BackupError(`${file} cannot be read (${code})`);
    // The tar reader and the parsers fail at what is not a complete, unchanged backup.
    throw new BackupError(
      `${file} is damaged or incomplete (${error instanceof Error ? error.message : error})`,
    );
  }
}
