import { paths } from '../../paths.ts';
import { readSetupAddress, type SetupMessage } from './setup-message.ts';

/** How often to check the popup, in ms. */
const pollMs = 500;

/**
 * Opens an empty popup in the middle of the screen. Must be called in a click, or the browser blocks it and this
 * returns null.
 */
export function openPopup({ width, height }: { width: number; height: number }): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return window.open('about:blank', 'spotter-connect', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/**
 * Watches the popup until it is closed or has come back to /setup. Returns a function that stops it. It counts
 * as closed only after two checks, because its message may still be on the way.
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

/** Returns null while the popup is at a provider, because a page may not read another site's address. */
function ownAddress(popup: Window): Location | null {
  try {
    return popup.location.origin === window.location.origin ? popup.location : null;
  } catch {
    return null;
  }
}
