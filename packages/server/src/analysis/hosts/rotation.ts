interface Rotation {
  /** Returns all hosts, each request beginning with another one; hosts with a pause come last. */
  next(): string[];
  /** Uses the host only when no other one is left, for this time. */
  pause(host: string, ms: number): void;
}

/** Takes turns between hosts. */
export function createRotation(hosts: readonly string[], now = () => performance.now()): Rotation {
  const pausedUntil = new Map<string, number>();
  let turn = 0;
  return {
    next() {
      const start = turn++ % hosts.length;
      const time = now();
      const pauseOf = (host: string) => Math.max(0, (pausedUntil.get(host) ?? 0) - time);
      return [...hosts.slice(start), ...hosts.slice(0, start)].sort((a, b) => pauseOf(a) - pauseOf(b));
    },
    pause(host, ms) {
      pausedUntil.set(host, now() + ms);
    },
  };
}
