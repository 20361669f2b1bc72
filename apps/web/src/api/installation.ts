/** How the app gets onto this device. */
export type Installation =
  /** It runs as an app already. */
  | 'installed'
  /** The browser offers it: `install` asks. */
  | 'offered'
  /** On an iPhone or iPad: by hand, from the share menu. */
  | 'by-hand-ios'
  /** The browser inside another app, which can neither install nor show pushes. */
  | 'inside-another-app'
  /** The browser does not offer it, at least not now. */
  | 'none';

/** The event by which Chromium's browsers offer it; no standard yet, so the libraries do not know it. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const listeners = new Set<() => void>();
let offer: InstallOffer | null = null;
let installedNow = false;

function tell() {
  for (const listener of listeners) listener();
}

// It comes once, soon after a page has loaded, whether anybody listens or not.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    installedNow = true;
    tell();
  });
}

/** Told of every change of `findInstallation`. Answers how to stop. */
export function followInstallation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the app would get onto this device now. */
export function findInstallation(): Installation {
  const isApp =
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  if (isApp || installedNow) return 'installed';
  if (offer !== null) return 'offered';
  const { userAgent, maxTouchPoints } = navigator;
  if (/Instagram|FBAN|FBAV|Messenger/.test(userAgent)) return 'inside-another-app';
  // An iPad calls itself a Mac, but no Mac is touched.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple ? 'by-hand-ios' : 'none';
}

/** Has the browser ask whether to install; to be called in the tap. */
export async function install(): Promise<void> {
  const asked = offer;
  // An offer can be taken once.
  offer = null;
  await asked?.prompt();
  tell();
}
