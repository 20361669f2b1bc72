import type { Notification, NotificationKind, NotificationWay } from '@spotter/contract';
import { sayClock } from '../../../components/time/said-times.ts';

/** Every sentence of the profile about notifications. */
export const preferenceMessages = {
  title: 'Notifications',
  hint: 'What we tell you about when you’re away, and how. Changes save right away.',
  failed: 'We couldn’t load your notification settings.',
  retry: 'Try again',
  saved: 'Saved',
  saveFailed: 'That didn’t save. Your old setting still applies.',
  tableTitle: 'What you hear about',
  tableLabel: 'What you hear about, and how',
  kind: 'What',
  test: 'Send a test',
  testShort: 'Test',
  testFailed: 'We couldn’t send the test. Please try again.',
  severeAlways: 'Always in the app.',
  severeKeepsOne: 'Push or email has to stay on.',
  noMail: 'This server can’t send email yet. Ask the person who runs it to set it up.',

  quietTitle: 'Quiet hours',
  quietSwitch: 'No push notifications or emails during these hours',
  quietHint: 'They wait until quiet hours end. If a lead is in danger, we tell you right away.',
  quietFrom: 'From',
  quietTo: 'To',
  quietEqual: 'Choose two different times.',
  digestTitle: 'Daily digest',
  digestHour: 'Send it at',
  lockTitle: 'Lock screen',
  lockSwitch: 'Show what a lead in danger wrote',
  lockHint:
    'When off, push notifications and previews of emails only say that a lead needs you. What they wrote is inside the email.',

  deviceTitle: 'Push notifications on this device',
  deviceOn: 'On, even when Spotter is closed.',
  deviceOff: 'Off. Turn them on to get notified on your lock screen, even when Spotter is closed.',
  deviceBlocked: 'This browser blocks notifications from Spotter.',
  deviceUnsupported: 'This browser doesn’t support push notifications. Pick another way below.',
  deviceStandIn:
    'This is the sandbox. Its push notifications show up on the phone page’s lock screen, not on this device.',
  switchOn: 'Turn on push notifications',
  switchOff: 'Turn off on this device',
  switchedOn: 'Push notifications are on for this device',
  switchedOff: 'Push notifications are off for this device',
  switchFailed: 'That didn’t work.',
  offerOn: 'Push notifications are on',
  offerElse: 'Choose how we tell you',
  devicesTitle: 'Devices with push notifications',
  devicesNone: 'None yet.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  remove: 'Remove',
  removed: 'Removed',
  removeFailed: 'We couldn’t remove that device. Please try again.',
};

/** The kinds in plain words. */
export const kindWords: Record<NotificationKind, { name: string; hint?: string }> = {
  severe: {
    name: 'A lead may be in danger',
    hint: 'Self-harm, an eating disorder, an emergency, abuse, or a lead under 18.',
  },
  wants_person: {
    name: 'A chat was handed to you',
    hint: 'They asked for a real person, a medical question, an upset lead, a payment, or no safe reply.',
  },
  connection_broken: {
    name: 'An account has trouble',
    hint: 'It needs to be reconnected, can’t send, or has been quiet for unusually long.',
  },
  approval: { name: 'An answer waits for your OK', hint: 'From agents that ask you first, with Send and Edit.' },
  send_failed: { name: 'A message didn’t send' },
  turned_red: {
    name: 'A night’s test went wrong',
    hint: 'A made-up lead or a corrected answer, with agents tried every night.',
  },
  window_closing: { name: 'The 24 hours are almost up', hint: '3 hours left and no reply yet.' },
  qualified: { name: 'A lead is a good fit' },
  booked: { name: 'A call was booked' },
  call_changed: { name: 'A call was rescheduled or canceled' },
  plan: { name: 'Your plan', hint: 'A payment failed, or your plan is ending.' },
  budget: { name: 'Your AI budget', hint: '80% or 95% of the day’s budget is used.' },
  digest: { name: 'Daily digest', hint: 'Once a day, when there’s something to say.' },
};

/** The ways in plain words. */
export const wayNames: Record<NotificationWay, string> = { app: 'In the app', push: 'Push', email: 'Email' };

/** Returns how a test went, or that it is on its way. */
export function testSentence(way: NotificationWay, test: Notification): string {
  const delivery = test.deliveries.find((one) => one.way === way);
  const name = wayNames[way];
  switch (delivery?.status) {
    case 'sent':
    case 'opened':
      return way === 'app'
        ? `${name}: it’s in your list, under the bell.`
        : `${name}: accepted at ${sayClock(delivery.at)}.`;
    case 'failed':
      return `${name}: failed. ${delivery.problem ?? ''}`.trimEnd();
    default:
      return `${name}: on its way…`;
  }
}

/** Returns the sentence about the time zone of the hours. */
export function zoneSentence(timeZone: string): string {
  return `In your time zone, ${timeZone.replaceAll('_', ' ')}.`;
}

const thenReload = 'Then reload this page and turn them on.';

/**
 * Returns what to do if a browser refuses notifications by the person's choice. Only the person can undo that,
 * and each browser has its own way.
 */
export function unblockWords(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    return 'Open Settings on your iPhone, choose Notifications, then Spotter, and allow them. Then open Spotter again and turn them on.';
  }
  if (userAgent.includes('Firefox')) {
    return `Click the icon left of the address and remove the block next to “Send notifications”. ${thenReload}`;
  }
  if (userAgent.includes('Android')) {
    return `Tap the icon left of the address, then Permissions, then Notifications, and allow them. ${thenReload}`;
  }
  if (userAgent.includes('Safari') && !userAgent.includes('Chrome')) {
    return `In Safari’s menu, choose Settings, then Websites, then Notifications, and allow them for this page. ${thenReload}`;
  }
  return `Click the icon left of the address, then Site settings, and allow notifications. ${thenReload}`;
}
