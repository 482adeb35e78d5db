import { execFileSync } from 'node:child_process';

/**
 * Returns the ids of a process and its descendants, parents first.
 * @param root process id
 */
export function processTree(root: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'));
  const childrenOf = (parent: number): number[] =>
    rows.filter(([, ppid]) => Number(ppid) === parent).map(([pid]) => Number(pid));
  const collect = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(collect)];
  return collect(root);
}

/** Returns whether a process is running; a zombie is not. */
export function isRunning(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.startsWith('Z');
  } catch {
    return false;
  }
}

/** Kills a process and its descendants with SIGKILL. */
export function killTree(root: number): void {
  for (const pid of processTree(root)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended with its parent.
    }
  }
}
