import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';
import { onboardingKey } from './onboarding/queries.ts';
import { todayKey } from './today/queries.ts';

/** Events within this time, in ms, are handled together, because a busy account has many a second. */
const gatherMs = 500;
/**
 * Max number of accounts to follow. The server cuts off a socket that joins more at once; the others are fetched every
 * minute.
 */
const mostFollowed = 30;

/** Keeps today and the first steps live, because anything in these accounts' chats or calls may change them. */
export function useLiveDashboard(credentialIds: string[]): void {
  const { live } = useServices();
  const queryClient = useQueryClient();
  // Compared as text, because every answer of the server makes a new list of the same accounts.
  const accounts = credentialIds.slice(0, mostFollowed).join(' ');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = null;
        for (const queryKey of [todayKey, onboardingKey]) void queryClient.invalidateQueries({ queryKey });
      }, gatherMs);
    };
    const stops = [
      live.on('accountChat', look),
      live.on('inboxCounts', look),
      live.on('notification', look),
      live.follow(look),
      ...accounts.split(' ').flatMap((id) => (id === '' ? [] : [live.join('account', id, look)])),
    ];
    return () => {
      if (timer !== null) clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [live, queryClient, accounts]);
}
