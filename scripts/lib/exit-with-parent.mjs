/**
 * Preloaded into a child process. Ends it when its parent has ended, even by SIGKILL: the IPC channel that
 * the parent opens closes with the parent.
 */
const GRACE_MS = 5000;

process.channel?.unref();

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
