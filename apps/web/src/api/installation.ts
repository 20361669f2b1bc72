/** How the app can be installed on this device. */
export type Installation =
  /** It already runs as an app. */
  | 'installed'
  /** The browser offers it: `install` asks the person. */
  | 'offered'
  /** On an iPhone or iPad the person does it by hand, from the share menu. */
  | 'by-hand-ios'
  /** The page is open in another app's browser, which can neither install nor show pushes. */
  | 'inside-another-app'
  /** The browser does not offer it, at least not now. */
  | 'none';

/**
 * The event by which Chromium's browsers offer to install.
 * It is not a standard yet, so the type libraries lack it.
 */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const listeners = new Set<() => void>();
let offer: InstallOffer | null = null;
let installedNow = false;

function notify() {
  for (const listener of listeners) listener();
}

// The event comes once, soon after a page has loaded, even if no component listens yet.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    notify();
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    installedNow = true;
    notify();
  });
}

/** Calls the listener after every change of `findInstallation`. Returns a function that stops it. */
export function followInstallation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how the app can be installed on this device now. */
export function findInstallation(): Installation {
  const isApp =
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  if (isApp || installedNow) return 'installed';
  if (offer !== null) return 'offered';
  const { userAgent, maxTouchPoints } = navigator;
  if (/Instagram|FBAN|FBAV|Messenger/.test(userAgent)) return 'inside-another-app';
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple ? 'by-hand-ios' : 'none';
}

/** Has the browser ask whether to install. Must be called in the tap itself. */
export async function install(): Promise<void> {
  const asked = offer;
  // An offer can be used only once.
  offer = null;
  await asked?.prompt();
  notify();
}
