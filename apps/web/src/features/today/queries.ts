import { dashboardRoutes } from '@spotter/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';

const minuteMs = 60_000;
const todayKey = ['today'];

/** What today has for the coach; calls come and go with the clock, so it is looked at every minute. */
export function useToday() {
  const { api } = useServices();
  return useQuery({
    queryKey: todayKey,
    queryFn: () => api.call(dashboardRoutes.today),
    refetchInterval: minuteMs,
  });
}

/** Keeps it live: whatever changes a chat or tells of a call changes it. */
export function useLiveToday(): void {
  const { live } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: todayKey });
    const stops = [live.on('inboxCounts', refresh), live.on('notification', refresh), live.follow(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient]);
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
