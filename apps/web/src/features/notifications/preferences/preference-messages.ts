import type { Notification, NotificationKind, NotificationWay } from '@spotter/contract';
import { clockTime } from '../notification-times.ts';

/** Every sentence of how a coach is told, as the profile has it. */
export const preferenceMessages = {
  title: 'Notifications',
  hint: 'What reaches you when you look elsewhere, and how. Changes are saved at once.',
  failed: 'How you are told could not be loaded.',
  retry: 'Try again',
  saved: 'Saved',
  saveFailed: 'That could not be saved. It is as it was before.',
  tableTitle: 'What you are told',
  tableLabel: 'What you are told, and by which ways',
  kind: 'What',
  test: 'Send a test',
  testShort: 'Test',
  testFailed: 'The test could not be sent. Please try again.',
  severeAlways: 'Always in the app.',
  severeKeepsOne: 'One of push and mail stays on.',
  noMail: 'This server sends no mail: ask who runs it to set one up.',

  quietTitle: 'Quiet hours',
  quietSwitch: 'No push notifications or emails in these hours',
  quietHint: 'They wait until the end. You hear about somebody in danger at any hour.',
  quietFrom: 'From',
  quietTo: 'To',
  quietEqual: 'Choose two different times.',
  digestTitle: 'Daily digest',
  digestHour: 'Hour of the digest',
  lockTitle: 'Locked screen',
  lockSwitch: 'Show what somebody in danger wrote',
  lockHint: 'When off, push notifications and emails only say that you are needed: others may see your screen.',

  deviceTitle: 'Push notifications on this device',
  deviceOn: 'On, even while Spotter is closed.',
  deviceOff: 'Off. Turn them on to be notified on the lock screen, even while Spotter is closed.',
  deviceBlocked: 'This browser blocks notifications from Spotter.',
  deviceUnsupported: 'This browser does not support push notifications. Choose other ways below.',
  deviceStandIn:
    'This is the sandbox: its push notifications appear on the lock screen of the phone page, not on this device.',
  switchOn: 'Turn on push notifications',
  switchOff: 'Turn off on this device',
  switchedOn: 'Push notifications are on for this device',
  switchedOff: 'Push notifications are off for this device',
  switchFailed: 'That did not work.',
  offerOn: 'Push notifications are on here',
  offerElse: 'Choose how you are told',
  devicesTitle: 'Devices with push notifications',
  devicesNone: 'None yet.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  remove: 'Remove',
  removed: 'Removed',
  removeFailed: 'That device could not be removed. Please try again.',
};

/** The kinds in plain words. */
export const kindWords: Record<NotificationKind, { name: string; hint?: string }> = {
  severe: {
    name: 'Somebody may be in danger',
    hint: 'Self-harm, an eating disorder, an emergency, abuse, or somebody under 18.',
  },
  wants_person: {
    name: 'A chat is handed to you',
    hint: 'Asked for a person, medical, upset, about a payment, or no answer found.',
  },
  connection_broken: {
    name: 'An account has trouble',
    hint: 'It has to be connected again, cannot send, or hears nothing for unusually long.',
  },
  send_failed: { name: 'A message was not sent' },
  window_closing: { name: 'The 24 hours are nearly over', hint: '3 hours left, and nobody has answered.' },
  qualified: { name: 'A lead is a good fit' },
  booked: { name: 'A call is booked' },
  call_changed: { name: 'A call was moved or cancelled' },
  plan: { name: 'Your plan', hint: 'A payment failed, or the plan ends.' },
  digest: { name: 'Daily digest', hint: 'Once a day, if there is something in it.' },
};

/** The ways in plain words. */
export const wayNames: Record<NotificationWay, string> = { app: 'In the app', push: 'Push', email: 'Mail' };

/** How a test went, or that it is on its way. */
export function testSentence(way: NotificationWay, test: Notification): string {
  const delivery = test.deliveries.find((one) => one.way === way);
  const name = wayNames[way];
  switch (delivery?.status) {
    case 'sent':
    case 'opened':
      return way === 'app'
        ? `${name}: it is in the list behind the bell.`
        : `${name}: accepted at ${clockTime(delivery.at)}.`;
    case 'failed':
      return `${name}: it failed. ${delivery.problem ?? ''}`.trimEnd();
    default:
      return `${name}: on its way…`;
  }
}

/** Whose clock the hours are on. */
export function zoneSentence(timeZone: string): string {
  return `In your time zone, ${timeZone.replaceAll('_', ' ')}.`;
}

const thenReload = 'Then load this page again and switch them on.';

/** What to do where a browser was told to refuse notifications: only the person can take that back, and each has its own way. */
export function unblockWords(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    return 'Open the Settings of your iPhone, choose Notifications, then Spotter, and allow them. Then open Spotter again and switch them on.';
  }
  if (userAgent.includes('Firefox')) {
    return `Click the sign left of the address, and remove the block beside “Send notifications”. ${thenReload}`;
  }
  if (userAgent.includes('Android')) {
    return `Tap the sign left of the address, then Permissions, then Notifications, and allow them. ${thenReload}`;
  }
  if (userAgent.includes('Safari') && !userAgent.includes('Chrome')) {
    return `In Safari’s menu choose Settings, then Websites, then Notifications, and allow them for this page. ${thenReload}`;
  }
  return `Click the sign left of the address, then Site settings, and allow notifications. ${thenReload}`;
}
