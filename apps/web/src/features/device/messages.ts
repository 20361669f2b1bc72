/** Every sentence about the device itself: its connection, the app on it, and what waits on it. */
export const deviceMessages = {
  offline: 'You are offline. What you see may be old. Your agents go on answering.',

  updateReady: 'A new version is ready.',
  update: 'Reload',
  updated: 'This is the newest version.',

  openChat: 'Open the chat',

  installTitle: 'Spotter on your home screen',
  installHint: 'It opens like an app, and on an iPhone only the installed app can send you push notifications.',
  install: 'Install Spotter',
  installed: 'Spotter is installed on this device.',
  byHandIntro: 'On an iPhone or iPad:',
  byHandSteps: [
    'Tap the share button of your browser (a square with an arrow that points up).',
    'Choose “Add to Home Screen”, then “Add”.',
    'Open Spotter from the home screen, sign in there, and turn on push notifications.',
  ],
  insideAnotherApp:
    'You are inside the browser of another app, which can neither install Spotter nor show its notifications. Open this page in Safari or Chrome: in the menu at the top, choose “Open in browser”.',
  notOffered: 'This browser does not offer it now. Look in its menu for “Install” or “Add to Home screen”.',
  dismissInstall: 'Not now',
};

/** That a text waits on this device. */
export function unsentSentence(contactName: string, others: number): string {
  const more = others === 0 ? '' : others === 1 ? ' And 1 more.' : ` And ${others} more.`;
  return `Your text to ${contactName} was not sent. It is kept on this device.${more}`;
}
