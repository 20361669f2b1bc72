/** Every sentence about installing the app. They are not part of the first screen. */
export const installMessages = {
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
