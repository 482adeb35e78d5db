import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time in milliseconds, updated every minute; for relative times. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
