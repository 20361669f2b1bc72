/** Every sentence about the device itself: its connection, the app on it, and unsent texts. */
export const deviceMessages = {
  offline: 'You’re offline. What you see may be out of date. Your agents keep answering.',

  updateReady: 'A new version is ready.',
  update: 'Reload',
  updated: 'You have the newest version.',

  openChat: 'Open chat',

  installTitle: 'Spotter on your home screen',
  installHint: 'It opens like an app. On an iPhone, you need it installed to get push notifications.',
  install: 'Install Spotter',
  installed: 'Spotter is installed on this device.',
  byHandIntro: 'On an iPhone or iPad:',
  byHandSteps: [
    'Tap your browser’s share button (a square with an arrow pointing up).',
    'Choose “Add to Home Screen”, then “Add”.',
    'Open Spotter from the home screen, sign in there, and turn on push notifications.',
  ],
  insideAnotherApp:
    'You’re in another app’s browser, which can’t install Spotter or show its notifications. Open this page in Safari or Chrome: in the menu at the top, choose “Open in browser”.',
  notOffered: 'This browser isn’t offering it right now. Look for “Install” or “Add to Home screen” in its menu.',
  dismissInstall: 'Not now',
};

/** Returns the sentence about a text that waits on this device. */
export function unsentSentence(contactName: string, others: number): string {
  const more = others === 0 ? '' : others === 1 ? ' And 1 more.' : ` And ${others} more.`;
  return `Your message to ${contactName} didn’t send. It’s saved on this device.${more}`;
}
