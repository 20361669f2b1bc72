import { dashboardRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../api/services.ts';

const minuteMs = 60_000;
export const todayKey = ['today'];

/** Returns what today has for the coach, fetched every minute, because calls come and go with the clock. */
export function useToday() {
  const { api } = useServices();
  return useQuery({
    queryKey: todayKey,
    queryFn: () => api.call(dashboardRoutes.today),
    refetchInterval: minuteMs,
  });
}

/** Tells the server that the coach looks at the dashboard, now and after each return to it. */
export function useVisit(): void {
  const { api } = useServices();
  useEffect(() => {
    // If a visit is not recorded, a little more shows as new.
    const reportVisit = () => void api.call(dashboardRoutes.visit).catch(() => undefined);
    const check = () => {
      if (document.visibilityState === 'visible') reportVisit();
    };
    reportVisit();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [api]);
}
