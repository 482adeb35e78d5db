import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Whether the system reports the peak memory of other processes. */
export const supportsPeakMemory = existsSync('/proc/self/clear_refs');

const bytesOf = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;

/**
 * Starts tracking the peak memory of a process.
 * @returns a function that returns the peak growth in bytes
 */
export function trackPeakMemory(pid: number): () => number {
  const read = (name: string) => bytesOf(readFileSync(`/proc/${pid}/status`, 'utf8'), name);
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = read('VmRSS');
  return () => read('VmHWM') - before;
}
