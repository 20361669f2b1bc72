import { paths } from '../../paths.ts';
import { readSetupAddress, type SetupMessage } from './setup-message.ts';

/** How often the popup is looked at, in milliseconds. */
const pollMs = 500;

/** Opens an empty popup in the middle of the screen. Only in a click, or the browser blocks it: null then. */
export function openPopup({ width, height }: { width: number; height: number }): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return window.open('about:blank', 'spotter-connect', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/**
 * Looks at the popup until it is closed or has come back to /setup. Answers how to stop.
 * Closed is only believed when the next look finds the same: its message may still be on the way.
 */
export function watchPopup(
  popup: Window,
  on: { closed: () => void; returned: (message: SetupMessage) => void },
): () => void {
  let wasClosed = false;
  const timer = setInterval(() => {
    if (popup.closed) {
      if (wasClosed) on.closed();
      wasClosed = true;
      return;
    }
    const address = ownAddress(popup);
    if (address?.pathname === paths.setup && (address.search !== '' || address.hash !== '')) {
      on.returned(readSetupAddress(address.search, address.hash));
    }
  }, pollMs);
  return () => clearInterval(timer);
}

/** null while the popup is at a provider: a page may not read where another site's window is. */
function ownAddress(popup: Window): Location | null {
  try {
    return popup.location.origin === window.location.origin ? popup.location : null;
  } catch {
    return null;
  }
}
