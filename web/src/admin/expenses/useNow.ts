import type { Instant } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current moment, updated every minute; days are counted from it. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
