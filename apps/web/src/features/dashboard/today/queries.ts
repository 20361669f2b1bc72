import { dashboardRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../api/services.ts';

const minuteMs = 60_000;
export const todayKey = ['today'];

/** What today has for the coach; calls come and go with the clock, so it is looked at every minute. */
export function useToday() {
  const { api } = useServices();
  return useQuery({
    queryKey: todayKey,
    queryFn: () => api.call(dashboardRoutes.today),
    refetchInterval: minuteMs,
  });
}

/** Tells the server that the coach looks at the dashboard, now and whenever they come back to it. */
export function useVisit(): void {
  const { api } = useServices();
  useEffect(() => {
    // A visit that was not heard of shows a little more as new than there is.
    const tell = () => void api.call(dashboardRoutes.visit).catch(() => undefined);
    const look = () => {
      if (document.visibilityState === 'visible') tell();
    };
    tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [api]);
}
