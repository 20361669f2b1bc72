import type { NotificationWay } from '@spotter/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenNotification } from './queries.ts';

/**
 * A push or an email leads to a page with its notification in the address. This marks the notification as opened
 * and cleans the address.
 */
export function useOpenedFromOutside(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { mutate } = useOpenNotification();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const id = query.get('notification');
    if (id === null) return;
    const by = wayOf(query.get('by'));
    // A failure does no harm: the chat itself counts as seen, and the list still has the notification.
    mutate(by === null ? { id } : { id, by });
    query.delete('notification');
    query.delete('by');
    void navigate({ ...location, search: query.toString() }, { replace: true, state: location.state });
  }, [location, navigate, mutate]);
}

function wayOf(given: string | null): NotificationWay | null {
  return given === 'push' || given === 'email' ? given : null;
}
