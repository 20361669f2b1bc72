import { useEffect, useRef } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { endAttempt } from './attempt.ts';
import { connectionMessages, openFailureSentence } from './messages.ts';
import { openPopup, watchPopup } from './popup.ts';
import type { Service } from './services.ts';
import { listenForSetup, type SetupMessage } from './setup-message.ts';

/** Leads a popup through a service's consent, and hears its result on every way it can come. */
export function useConsentPopup(on: { result: (message: SetupMessage) => Promise<void>; closed: () => void }) {
  const { api } = useServices();
  const stopWatching = useRef<() => void>(() => undefined);
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    const stop = listenForSetup((message) => void latest.current.result(message));
    return () => {
      stop();
      stopWatching.current();
    };
  }, []);

  return {
    /** Opens it, empty. Must be called in the click, because browsers allow no popup later. Null: it is refused. */
    open(service: Service): Window | null {
      try {
        const popup = openPopup(service.popup);
        if (popup === null) toast.error(connectionMessages.popupBlocked);
        return popup;
      } catch {
        toast.error(connectionMessages.openFailed);
        return null;
      }
    },
    async lead(popup: Window, service: Service): Promise<void> {
      stopWatching.current();
      stopWatching.current = watchPopup(popup, {
        // A result that still comes is accepted, because a popup that looks closed may only be cut off from us.
        closed() {
          stopWatching.current();
          toast.error(connectionMessages.popupClosed);
          latest.current.closed();
        },
        returned: (message) => void latest.current.result(message),
      });
      try {
        const { url } = await api.call(service.link);
        if (!popup.closed) popup.location.replace(url);
      } catch (error) {
        stopWatching.current();
        endAttempt();
        popup.close();
        toast.error(openFailureSentence(error));
        latest.current.closed();
      }
    },
    stopWatching: () => stopWatching.current(),
  };
}
