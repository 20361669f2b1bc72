import type { NotificationWay } from '@spotter/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenNotification } from './queries.ts';

/** A push or a mail leads to a page with its notification in the address: it counts as opened, and the address is cleaned. */
export function useOpenedFromOutside(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { mutate } = useOpenNotification();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const id = query.get('notification');
    if (id === null) return;
    const by = wayOf(query.get('by'));
    // That it could not be told costs nothing: the chat itself counts as seen, and the list still has it.
    mutate(by === null ? { id } : { id, by });
    query.delete('notification');
    query.delete('by');
    void navigate({ ...location, search: query.toString() }, { replace: true });
  }, [location, navigate, mutate]);
}

function wayOf(given: string | null): NotificationWay | null {
  return given === 'push' || given === 'email' ? given : null;
}
