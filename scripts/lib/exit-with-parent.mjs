/**
 * Loaded into a child process before its program: ends it when its parent is gone, even by SIGKILL.
 * The IPC channel that the parent opens closes with the parent.
 */
const GRACE_MS = 5000;

process.channel?.unref();

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
