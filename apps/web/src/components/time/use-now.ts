import { useEffect, useState } from 'react';
import { onTimeMoved, presentTime } from './present-time.ts';

/** Returns the present instant, updated every `everyMs`. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(presentTime);
  useEffect(() => {
    const renew = () => setNow(presentTime());
    const timer = setInterval(renew, everyMs);
    const stop = onTimeMoved(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
