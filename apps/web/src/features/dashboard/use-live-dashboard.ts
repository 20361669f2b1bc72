import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';
import { onboardingKey } from './onboarding/queries.ts';
import { todayKey } from './today/queries.ts';

/**
 * Max number of accounts to follow. The server cuts off a socket that joins more at once; the others are fetched
 * every minute.
 */
const maxFollowed = 30;

/** Keeps today and the first steps live, because anything in these accounts' chats or calls may change them. */
export function useLiveDashboard(credentialIds: string[]): void {
  const { live, reading } = useServices();
  // Compared as text, because every answer of the server makes a new list of the same accounts.
  const accounts = credentialIds.slice(0, maxFollowed).join(' ');

  useEffect(() => {
    const readAgain = () => reading.again(todayKey, onboardingKey);
    const catchUp = () => reading.catchUp(todayKey, onboardingKey);
    const stops = [
      live.on('accountChat', readAgain),
      live.on('inboxCounts', readAgain),
      live.on('notification', readAgain),
      live.follow(catchUp),
      ...accounts.split(' ').flatMap((id) => (id === '' ? [] : [live.join('account', id, catchUp)])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, reading, accounts]);
}
